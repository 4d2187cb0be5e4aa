import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { product } from '../../../src/site/product';
import type { GenerateJob } from './generate';
import type { ApiReferenceOptions } from './options';

const pluginDir = dirname(fileURLToPath(import.meta.url));
const packagesRoot = join(pluginDir, '../../..');
const tools = ['typedoc', 'typedoc-plugin-markdown', 'typescript', 'prettier'];

/** Whatever decides what the pages say, besides the guides: packages, options, the plugin's own code. */
function keyOf(packageJson: string, options: ApiReferenceOptions): string {
  const hash = createHash('sha256').update(packageJson).update(JSON.stringify(options));
  for (const tool of tools) {
    hash.update(readFileSync(join(packagesRoot, 'node_modules', tool, 'package.json')));
  }
  for (const name of readdirSync(pluginDir).sort()) {
    if (/\.(?:ts|mjs)$/.test(name)) hash.update(readFileSync(join(pluginDir, name)));
  }
  return hash.digest('hex').slice(0, 32);
}

function run(job: GenerateJob): void {
  const script = join(pluginDir, 'runTypeDoc.mjs');
  const { status, stderr, stdout } = spawnSync(process.execPath, [script, JSON.stringify(job)], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  if (status === 0) return;
  throw new Error(`api-reference: TypeDoc failed.\n${stdout}${stderr}`);
}

/** The pages as TypeDoc makes them, without what depends on the guides. */
export interface GeneratedPages {
  dir: string;
  /** Whether they were made by an earlier run. */
  cached: boolean;
}

/** Makes the pages of a package, or takes those of an earlier run with the same package, options and code. */
export function generatePages(siteDir: string, options: ApiReferenceOptions): GeneratedPages {
  const packageDir = join(siteDir, 'node_modules', options.packageName);
  const packageFile = join(packageDir, 'package.json');
  if (!existsSync(packageFile)) {
    throw new Error(`api-reference: ${options.packageName} is not installed. Run npm install.`);
  }
  const cache = join(siteDir, 'node_modules/.cache/api-reference');
  const dir = join(cache, keyOf(readFileSync(packageFile, 'utf8'), options));
  if (existsSync(dir)) return { dir, cached: true };

  mkdirSync(cache, { recursive: true });
  const workDir = mkdtempSync(join(cache, 'work-'));
  try {
    const outDir = join(workDir, 'pages');
    const { entryPoints, packageName } = options;
    const checkMends = packageName === product.slug;
    run({ packageDir, entryPoints, outDir, workDir, checkMends });
    // Renamed when complete; another build may have been first.
    if (!existsSync(dir)) renameSync(outDir, dir);
  } finally {
    rmSync(workDir, { recursive: true, force: true });
  }
  return { dir, cached: false };
}
