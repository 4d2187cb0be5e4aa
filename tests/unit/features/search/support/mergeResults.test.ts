import { describe, expect, test } from 'vitest';
import {
  mergeResults,
  type OwnSite,
  toSitePath,
} from '../../../../../src/features/search/support/mergeResults';

const site: OwnSite = {
  hosts: ['preview.example.com', 'docs.convex.dev'],
  baseUrl: '/',
  router: 'browser',
};
const below: OwnSite = { ...site, baseUrl: '/pr-1/' };

describe('merging results', () => {
  test('keeps the order of the sources: docs first', () => {
    const docs = [{ title: 'A', url: '/a' }];
    const ai = [{ title: 'B', url: 'https://stack.convex.dev/b' }];
    expect(mergeResults([docs, ai], site).map(({ title }) => title)).toEqual(['A', 'B']);
  });

  test('drops results without a title', () => {
    const results = [
      { title: '', url: '/a' },
      { title: '  ', url: '/b' },
      { title: 'C', url: '/c' },
    ];
    expect(mergeResults([results], site)).toEqual([{ title: 'C', url: '/c' }]);
  });

  test('removes duplicates by url, however the url is written, and keeps the first', () => {
    const docs = [{ title: 'Docs', url: 'https://docs.convex.dev/functions/#a' }];
    const ai = [
      { title: 'AI', url: '/functions#a' },
      { title: 'Other heading', url: '/functions#b' },
    ];
    expect(mergeResults([docs, ai], site)).toEqual([
      { title: 'Docs', url: '/functions#a' },
      { title: 'Other heading', url: '/functions#b' },
    ]);
  });

  test('an untitled result does not hide a titled one with the same address', () => {
    const lists = [[{ title: '', url: '/a' }], [{ title: 'A', url: '/a' }]];
    expect(mergeResults(lists, site)).toEqual([{ title: 'A', url: '/a' }]);
  });

  test('is empty for no results', () => {
    expect(mergeResults([], site)).toEqual([]);
    expect(mergeResults([[], []], site)).toEqual([]);
  });
});

describe('links on our own docs host', () => {
  test.each([
    ['https://docs.convex.dev/functions/actions#limits', '/functions/actions#limits'],
    ['https://preview.example.com/functions?a=1', '/functions?a=1'],
    ['http://docs.convex.dev/', '/'],
    ['https://docs.convex.dev', '/'],
    ['/functions', '/functions'],
  ])('%s becomes site-relative', (url, path) => {
    expect(toSitePath(url, site)).toBe(path);
  });

  test.each([
    ['https://docs.convex.dev/functions', '/pr-1/functions'],
    ['https://docs.convex.dev/pr-1/functions#x', '/pr-1/functions#x'],
    ['/pr-1/functions', '/pr-1/functions'],
    ['/pr-1', '/pr-1/'],
    ['https://docs.convex.dev/', '/pr-1/'],
  ])('%s gets the base URL of the site that is open', (url, path) => {
    expect(toSitePath(url, below)).toBe(path);
  });

  test('become routes in hash mode, whichever way they were written', () => {
    const hash: OwnSite = { ...below, router: 'hash' };
    expect(toSitePath('https://docs.convex.dev/functions#x', hash)).toBe('/functions#x');
    expect(toSitePath('https://docs.convex.dev/pr-1/#/functions#x', hash)).toBe('/functions#x');
  });
});

test.each([
  'https://stack.convex.dev/functions',
  'https://discord.com/channels/1/2',
  'https://docs.convex.dev.example.com/functions',
  '//elsewhere.example.com/x',
  'not a url',
])('%s, elsewhere, stays as it is', (url) => {
  expect(toSitePath(url, site)).toBe(url);
});
