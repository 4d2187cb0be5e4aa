import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PageFonts } from '../../../../../plugins/delivery/patches/pageFonts';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'page-fonts-'));
  const assets = {
    main: { js: [{ file: 'assets/js/main.js' }] },
    styles: { css: [{ file: 'assets/css/styles.css' }] },
  };
  writeFileSync(join(directory, 'client-manifest.json'), JSON.stringify({ assets }));
});

afterEach(() => rmSync(directory, { recursive: true }));

function apply(names: string[]) {
  const compilation = { getAssets: () => names.map((name) => ({ name })) };
  new PageFonts(directory).apply({
    hooks: { afterEmit: { tap: (_name, act) => act(compilation) } },
  });
}

test('lists the first font before the style sheets, and nothing else', () => {
  const [first, rest] = ['assets/fonts/inter-text-1f.woff2', 'assets/fonts/inter-rest-2f.woff2'];
  apply(['assets/js/main.js', rest, first, 'assets/images/b.svg']);
  const manifest = JSON.parse(readFileSync(join(directory, 'client-manifest.json'), 'utf8'));
  expect(manifest.assets).toEqual({
    main: { js: [{ file: 'assets/js/main.js' }] },
    styles: { css: [{ file: first }, { file: 'assets/css/styles.css' }] },
  });
});
