import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { extname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { product } from '../../../src/site/product';
import { createDiskCache, type Finding } from '../../build';
import { historyFile, parseRedirects, redirectsFile, referenceDir } from '../../content';
import { localLinks, writtenPage } from '../siteLinks';
import type { GenerateJob } from './generate';
import { checkNames, readGuides, usesWriter } from './guides';
import { type ApiIndex, entryPoints } from './symbols';

const script = new URL('./runTypeDoc.mjs', import.meta.url).href;

async function run(job: GenerateJob): Promise<void> {
  const args = [fileURLToPath(script), './generate.ts', 'generate', JSON.stringify(job)];
  try {
    await promisify(execFile)(process.execPath, args, {
      env: { ...process.env, NODE_OPTIONS: '' },
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`api-reference: TypeDoc failed.\n${stdout}${stderr}`, { cause: error });
  }
}

/**
 * Runs TypeDoc on the package, unless an earlier run had the same package and code.
 * @returns TypeDoc's files, without the parts that depend on the guides, by their paths in the reference
 * folder
 */
async function generatePages(
  siteDir: string,
  sources: readonly string[],
): Promise<Map<string, string>> {
  const packageDir = join(siteDir, 'node_modules', product.slug);
  const packageFile = join(packageDir, 'package.json');
  const cacheDir = join(siteDir, 'node_modules/.cache');
  const cache = createDiskCache<[string, string][]>({ name: 'api-reference', sources, cacheDir });
  const files = await cache.getOrCompute(readFileSync(packageFile), async () => {
    mkdirSync(cacheDir, { recursive: true });
    const outDir = mkdtempSync(join(cacheDir, 'typedoc-'));
    try {
      await run({ packageDir, entryPoints, outDir, historyFile: historyFile(), checkTexts: true });
      return readdirSync(outDir, { recursive: true, encoding: 'utf8' })
        .filter((file) => extname(file) !== '')
        .map((file) => [file.replaceAll('\\', '/'), readFileSync(join(outDir, file), 'utf8')]);
    } finally {
      rmSync(outDir, { recursive: true, force: true });
    }
  });
  return new Map(files);
}

/**
 * Generates the pages of the TypeScript API and their index from the installed package, with links to the
 * guides that use each name.
 * @param guidesReady settles when every page that counts as a guide is written
 * @param sources the sources of this generator
 * @returns the files, relative to the site's directory, and names in guides that the package doesn't have
 */
export async function makeReference(
  siteDir: string,
  guidesReady: Promise<void>,
  sources: readonly string[],
): Promise<{ files: Map<string, string>; findings: Finding[] }> {
  // TypeDoc takes seconds in a separate process. The guides are read at the same time.
  const [pages, guides] = await Promise.all([
    generatePages(siteDir, sources),
    guidesReady.then(() => readGuides(siteDir)),
  ]);
  const index = JSON.parse(pages.get('symbols.json') ?? '') as ApiIndex;
  const writeUses = usesWriter(guides, index);
  const anchors = new Map(guides.map((guide) => [guide.file, guide.anchors]));
  const { redirects } = parseRedirects(readFileSync(join(siteDir, redirectsFile), 'utf8'));
  const targets = new Map(redirects.map(({ from, to }) => [from, to]));
  const site = {
    fileOf: (route: string) => writtenPage(siteDir, route),
    redirectOf: (route: string) => targets.get(route),
    hasAnchor: (file: string, id: string) => anchors.get(file)?.has(id) === true,
  };
  const files = [...pages].map(([path, text]): [string, string] => {
    const file = posix.join(referenceDir, path);
    return [file, path.endsWith('.mdx') ? localLinks(writeUses(text, file), file, site) : text];
  });
  return { files: new Map(files), findings: checkNames(guides, index) };
}
