import { describe, expect, test } from 'vitest';
import type { OwnSite } from '../../../../../../plugins/search/ui/mergeResults';
import { mergeResults } from '../../../../../../plugins/search/ui/mergeResults';

const site: OwnSite = {
  hosts: ['preview.example.com', 'docs.convex.dev'],
  baseUrl: '/',
  router: 'browser',
};

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

  test('drops results whose address is unsafe or unknown', () => {
    const results = [
      { title: 'A', url: 'javascript:alert(1)' },
      { title: 'B', url: 'not an address' },
      { title: 'C', url: '//elsewhere.example.com/c' },
    ];
    expect(mergeResults([results], site)).toEqual([
      { title: 'C', url: 'https://elsewhere.example.com/c' },
    ]);
  });
});
