import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '../../browser/support/test';
import budgets from '../../budgets.json';

/** Where the build with every outside service is. */
const fullBuildDir = 'build-full';

function startBytes(dir: string, path: string): number {
  const html = readFileSync(join(dir, path === '/' ? 'index.html' : `${path}.html`), 'utf8');
  const scripts = (/data-scripts="([^"]+)"/.exec(html)?.[1] ?? '').split(' ').filter(Boolean);
  expect(scripts.length).toBeGreaterThan(2);
  return scripts
    .map((script) => brotliCompressSync(readFileSync(join(dir, script))).length)
    .reduce((sum, size) => sum + size, 0);
}

test("the application of the full build is at most 4 kB larger, vendors' scripts aside", () => {
  for (const path of budgets.pages) {
    const more = startBytes(fullBuildDir, path) - startBytes('build', path);
    expect(more, path).toBeLessThanOrEqual(4000);
  }
});

/** Names of the scripts of a build that contain a text. */
function scriptsWith(dir: string, text: string): string[] {
  const folder = join(dir, 'assets/js');
  return readdirSync(folder).filter(
    (name) => name.endsWith('.js') && readFileSync(join(folder, name), 'utf8').includes(text),
  );
}

test('the code of a service is in the full build and not in the plain one', () => {
  for (const text of [
    'opt_out_useragent_filter',
    'analytics_storage',
    '/api/dashboard/event',
    'kapa-widget.bundle.js',
  ]) {
    expect(scriptsWith(fullBuildDir, text), text).not.toEqual([]);
    expect(scriptsWith('build', text), text).toEqual([]);
  }
});

test("product analytics' library is in its own chunk, which no page refers to", () => {
  const chunks = scriptsWith(fullBuildDir, '$device_id');
  expect(chunks).not.toEqual([]);
  const html = readFileSync(join(fullBuildDir, 'home.html'), 'utf8');
  expect(html).toContain('data-scripts');
  for (const chunk of chunks) expect(html).not.toContain(chunk);
});
