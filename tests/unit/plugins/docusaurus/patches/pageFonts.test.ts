import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PageFonts } from '../../../../../plugins/docusaurus/patches/pageFonts';

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

test('lists fonts before the style sheets, and nothing else', () => {
  const names = ['assets/js/main.js', 'assets/fonts/a.woff2', 'assets/images/b.svg'];
  const compilation = { getAssets: () => names.map((name) => ({ name })) };
  new PageFonts(directory).apply({
    hooks: { afterEmit: { tap: (_name, act) => act(compilation) } },
  });
  const manifest = JSON.parse(readFileSync(join(directory, 'client-manifest.json'), 'utf8'));
  expect(manifest.assets).toEqual({
    main: { js: [{ file: 'assets/js/main.js' }] },
    styles: { css: [{ file: 'assets/fonts/a.woff2' }, { file: 'assets/css/styles.css' }] },
  });
});
