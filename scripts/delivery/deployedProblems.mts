import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Site } from '../../src/edge/edgeTypes.ts';
import { siteFile } from '../../src/edge/readSite.ts';
import { markdownPath } from '../../src/lib/markdownPath.ts';

interface Deployed {
  /** Where the site was deployed to, with the path prefix. */
  address: string;
  /** The build that was deployed. */
  dir: string;
  /** How long to wait for the deployment to reach this machine. */
  patienceMs: number;
}

/** How many pages are compared, besides the first. */
const sampleSize = 8;

const pauseMs = 2_000;

/** Pages from the whole list. */
function sampleOf(paths: readonly string[]): string[] {
  const step = Math.max(1, Math.floor(paths.length / sampleSize));
  return paths.filter((_, index) => index % step === 0).slice(0, sampleSize);
}

/**
 * Compares a deployed site with the build that it comes from, as readers, agents and researchers get it.
 * @returns one line for each problem
 */
export async function deployedProblems({ address, dir, patienceMs }: Deployed): Promise<string[]> {
  const problems: string[] = [];
  const read = (file: string) => readFileSync(join(dir, file), 'utf8');
  const base = address.replace(/\/+$/, '');

  /** Compares one answer; `file` has the expected body. */
  async function expectAnswer(path: string, status: number, file: string, accept = 'text/html') {
    const type = accept.replace('*/*', '');
    try {
      const response = await fetch(base + path, { headers: { accept }, redirect: 'manual' });
      const body = await response.text();
      const found = response.headers.get('content-type') ?? 'none';
      if (response.status !== status) problems.push(`${path}: ${response.status}, not ${status}`);
      else if (!found.startsWith(type)) problems.push(`${path}: ${found}, not ${type}`);
      else if (body !== read(file)) problems.push(`${path}: differs from ${file} of the build`);
      return response.headers;
    } catch (error) {
      problems.push(`${path}: ${(error as Error).message}`);
      return undefined;
    }
  }

  // Until the new version has arrived, everything else would be compared with the one before.
  const end = Date.now() + patienceMs;
  for (;;) {
    await expectAnswer(siteFile, 200, siteFile.slice(1), '*/*');
    if (problems.length === 0) break;
    if (Date.now() >= end) return problems;
    problems.length = 0;
    await wait(Math.min(pauseMs, patienceMs));
  }

  const { pages }: Site = JSON.parse(read(siteFile));
  const headers = await expectAnswer('/', 200, 'index.html');
  if (headers?.get('x-content-type-options') !== 'nosniff') {
    problems.push('/: without the headers that `_headers` asks for');
  }
  const prefix = new URL(`${base}/`).pathname;
  for (const [asset] of read('index.html').matchAll(
    /\/[^\s"]*assets\/[^\s"]+\.(?:js|css|woff2)/g,
  )) {
    const file = asset.slice(prefix.length);
    await expectAnswer(`/${file}`, 200, file, '*/*');
  }
  for (const path of sampleOf(pages.map((page) => page.path))) {
    await expectAnswer(path, 200, `${path.slice(1)}.html`);
    await expectAnswer(path, 200, markdownPath(path).slice(1), 'text/markdown');
  }
  await expectAnswer('/robots.txt', 200, 'robots.txt', 'text/plain');
  await expectAnswer('/no-such-page', 404, '404.html');
  return problems;
}
