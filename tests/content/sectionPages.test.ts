import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The pages that introduce the large sections. */
const sections = [
  'agents',
  'auth',
  'cli',
  'components',
  'database',
  'file-storage',
  'functions',
  'production',
  'scheduling',
  'search',
  'testing',
];

test.each(sections)('/%s shows a figure, then cards, before any code', (section) => {
  const page = readFileSync(`docs/${section}/index.mdx`, 'utf8');
  const [figure, cards, fence] = ['<Figure', '<Cards>', '\n```'].map((part) => page.indexOf(part));
  expect(figure).toBeGreaterThan(0);
  expect(cards).toBeGreaterThan(figure ?? 0);
  expect(fence).toBeGreaterThan(cards ?? 0);
  const first = page.slice(cards, page.indexOf('</Cards>'));
  expect(first.match(/<Card /g)?.length).toBeOneOf([3, 4]);
});

test.each(sections)('/%s has no folded code before code that is open', (section) => {
  const page = readFileSync(`docs/${section}/index.mdx`, 'utf8');
  const [first = ''] = [...page.matchAll(/^```\S+(.*)$/gm)]
    .map(([, meta = '']) => meta)
    .filter((meta) => !/\bhidden\b/.test(meta));
  expect(first).not.toMatch(/\bcollapse\b/);
});
