import { expect, test } from 'vitest';
import { fontsOf } from './fontsOf';
import { readPage, sitemapPaths } from './readBuild';

test('nearly every page is written with the characters of the one font file that it asks for early', () => {
  const paths = sitemapPaths();
  const needed = paths.map((path) => fontsOf(readPage(path)));
  expect(needed.filter((fonts) => fonts.length === 0)).toEqual([]);
  const more = paths.filter((_, index) => (needed[index]?.length ?? 0) > 1);
  expect(more.length / paths.length, more.join(' ')).toBeLessThan(0.05);
});
