import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { product } from '../../../src/site/product';
import { createDiskCache } from '../../build';
import { historyFile } from '../../content';
import { entryPoints } from './entryPoints';
import type { GenerateJob } from './generate';

/** The installed package to describe. */
const packageName = product.slug;

const script = new URL('./runTypeDoc.mjs', import.meta.url).href;

async function run(job: GenerateJob): Promise<void> {
  try {
    await promisify(execFile)(process.execPath, [fileURLToPath(script), JSON.stringify(job)], {
      env: { ...process.env, NODE_OPTIONS: '' },
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`api-reference: TypeDoc failed.\n${stdout}${stderr}`, { cause: error });
  }
}

function readFiles(dir: string): [string, string][] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }): [string, string] => {
      const file = join(parentPath, name);
      return [file.slice(dir.length + 1).replaceAll('\\', '/'), readFileSync(file, 'utf8')];
    })
    .sort(([a], [b]) => a.localeCompare(b));
}

/**
 * Runs TypeDoc on the package, unless an earlier run had the same package and code.
 * @returns TypeDoc's files, without the parts that depend on the guides, by their paths in the reference
 * folder
 */
export async function generatePages(siteDir: string): Promise<Map<string, string>> {
  const packageDir = join(siteDir, 'node_modules', packageName);
  const packageFile = join(packageDir, 'package.json');
  if (!existsSync(packageFile)) {
    throw new Error(`api-reference: ${packageName} is not installed. Run npm install.`);
  }
  const cacheDir = join(siteDir, 'node_modules/.cache');
  const cache = createDiskCache<[string, string][]>({ name: 'api-reference', cacheDir });
  const files = await cache.getOrCompute(readFileSync(packageFile), async () => {
    mkdirSync(cacheDir, { recursive: true });
    const workDir = mkdtempSync(join(cacheDir, 'typedoc-'));
    try {
      const outDir = join(workDir, 'pages');
      await run({
        packageDir,
        entryPoints,
        outDir,
        historyFile: historyFile(),
        workDir,
        checkFixes: true,
      });
      return readFiles(outDir);
    } finally {
      rmSync(workDir, { recursive: true, force: true });
    }
  });
  return new Map(files);
}
