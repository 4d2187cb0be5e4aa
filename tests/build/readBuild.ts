import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { type CheerioAPI, load } from 'cheerio';

/** The build folder; `npm test` makes it before these tests run. */
const buildDir = resolve(process.env.BUILD_DIR ?? 'build');

if (!existsSync(join(buildDir, 'index.html'))) {
  throw new Error(`There is no build in ${buildDir}. Run \`npm run build\` first.`);
}

/** Path of the file that a static host sends for a path of the site; undefined when there is none. */
export function fileOf(path: string): string | undefined {
  const relative = decodeURIComponent(path).replace(/^\//, '');
  const candidates =
    relative === '' ? ['index.html'] : [relative, `${relative}.html`, `${relative}/index.html`];
  return candidates
    .map((candidate) => join(buildDir, candidate))
    .find((file) => existsSync(file) && statSync(file).isFile());
}

/** Text of a file of the build. @throws when it is not there. */
export function readBuilt(path: string): string {
  const file = fileOf(path);
  if (file === undefined) throw new Error(`The build has no file for ${path}.`);
  return readFileSync(file, 'utf8');
}

const pages = new Map<string, CheerioAPI>();

/** A built page, to be asked with selectors and never changed: all tests have the same one. */
export function readPage(path: string): CheerioAPI {
  const page = pages.get(path) ?? load(readBuilt(path));
  pages.set(path, page);
  return page;
}

const sizes = new Map<string, number>();

/** Bytes of a file as a host sends it: text compressed with brotli 11, the rest as it is. */
export function bytesSent(path: string): number {
  const file = fileOf(path);
  if (file === undefined) throw new Error(`The build has no file for ${path}.`);
  // The same scripts start many pages, and compressing them takes the most time of these tests.
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const body = readFileSync(file);
  const size = /\.(woff2|png)$/.test(file) ? body.length : brotliCompressSync(body).length;
  sizes.set(file, size);
  return size;
}

/**
 * `bytesSent` for callers that only compare with a limit. Most texts are far below it, so a quick compression is tried
 * first: its size is an upper bound and takes a fiftieth of the time.
 */
export function bytesSentWithin(limit: number, path: string): number {
  const { BROTLI_PARAM_QUALITY } = constants;
  const quick = brotliCompressSync(readBuilt(path), { params: { [BROTLI_PARAM_QUALITY]: 5 } });
  return quick.length <= limit ? quick.length : bytesSent(path);
}

/** Paths of all pages, as the sitemap lists them. */
export function sitemapPaths(): string[] {
  return [...readBuilt('/sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
}

/** All files of the build with an ending, as paths of the site. */
export function builtFiles(ending: string): string[] {
  return readdirSync(buildDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => `/${file.replaceAll('\\', '/')}`);
}

/** Whether a page only sends the reader on to another address. */
export function isRedirect(page: CheerioAPI): boolean {
  return page('meta[http-equiv="refresh"]').length > 0;
}

/** What elements of a page have in an attribute. */
export const attributesOf = (page: CheerioAPI, selector: string, name: string): string[] =>
  page(selector)
    .get()
    .map((element) => page(element).attr(name) ?? '');

/** Addresses of scripts that the inline loader starts the application with. */
export function startScripts(page: CheerioAPI): string[] {
  return (page('script[data-scripts]').attr('data-scripts') ?? '').split(' ').filter(Boolean);
}

/** Bytes of the scripts that a page starts with. */
export const startBytes = (path: string): number =>
  startScripts(readPage(path)).reduce((sum, script) => sum + bytesSent(script), 0);
