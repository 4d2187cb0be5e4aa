import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startJsBytes, summarizeGrowth } from '../../../../scripts/bench/benchGrowth.mts';

const scripts = { '/assets/main.js': 'let a = 1;', '/assets/page.js': 'let b = [2, 3, 4];' };
let build: string;

beforeAll(() => {
  build = mkdtempSync(join(tmpdir(), 'growth-'));
  mkdirSync(join(build, 'assets'));
  for (const [file, text] of Object.entries(scripts)) writeFileSync(join(build, file), text);
  const list = Object.keys(scripts).join(' ');
  writeFileSync(join(build, 'quoted.html'), `<script data-scripts="${list}">1</script>`);
  writeFileSync(join(build, 'bare.html'), '<script data-scripts=/assets/main.js>1</script>');
  writeFileSync(join(build, 'none.html'), '<p>Text</p>');
});
afterAll(() => rmSync(build, { recursive: true }));

const size = (text: string) => brotliCompressSync(text).length;

describe('startJsBytes', () => {
  test('adds up the compressed scripts that a page starts with', () => {
    const [main, page] = Object.values(scripts).map(size);
    expect(startJsBytes(build, 'quoted.html')).toBe((main ?? 0) + (page ?? 0));
    expect(startJsBytes(build, 'bare.html')).toBe(main);
  });

  test('refuses a page that names none', () => {
    expect(() => startJsBytes(build, 'none.html')).toThrow('none.html names no scripts');
  });
});

test('the summary has the start today and with the most pages', () => {
  const row = (pages: number, bytes: number) => ({
    'further pages': pages,
    "JS of a guide's start": bytes,
  });
  expect(summarizeGrowth([row(0, 100), row(250, 101), row(1000, 102)])).toEqual({
    page: '/functions/query-functions',
    startJsBytes: 100,
    grownStartJsBytes: 102,
    grown: [
      { furtherPages: 250, startJsBytes: 101 },
      { furtherPages: 1000, startJsBytes: 102 },
    ],
  });
});
