import { describe, expect, test } from 'vitest';
import {
  groupResults,
  mergeResults,
  type OwnSite,
  originOf,
  resolveAddress,
} from '../../../../../plugins/search/ui/runSearch';

const site: OwnSite = {
  hosts: ['preview.example.com', 'docs.convex.dev'],
  baseUrl: '/',
  router: 'browser',
};
const below: OwnSite = { ...site, baseUrl: '/pr-1/' };
const hash: OwnSite = { ...below, router: 'hash' };

describe('links on our own docs host', () => {
  test.each([
    ['https://docs.convex.dev/functions/actions#limits', '/functions/actions#limits'],
    ['https://preview.example.com/functions?a=1', '/functions?a=1'],
    ['http://docs.convex.dev/', '/'],
    ['https://docs.convex.dev', '/'],
    ['//docs.convex.dev/functions', '/functions'],
    ['/functions', '/functions'],
  ])('%s becomes site-relative', (url, path) => {
    expect(resolveAddress(url, site)).toBe(path);
  });

  test.each([
    ['https://docs.convex.dev/functions', '/pr-1/functions'],
    ['https://docs.convex.dev/pr-1/functions#x', '/pr-1/functions#x'],
    ['/pr-1/functions', '/pr-1/functions'],
    ['/pr-1', '/pr-1/'],
    ['https://docs.convex.dev/', '/pr-1/'],
  ])('%s gets the base URL of the site that is open', (url, path) => {
    expect(resolveAddress(url, below)).toBe(path);
  });

  test('become routes in hash mode, whichever way they were written', () => {
    expect(resolveAddress('https://docs.convex.dev/functions#x', hash)).toBe('/functions#x');
    expect(resolveAddress('https://docs.convex.dev/pr-1/#/functions#x', hash)).toBe('/functions#x');
  });

  test.each([
    'https://docs.convex.dev//elsewhere.example.com/x',
    'https://docs.convex.dev/pr-1//elsewhere.example.com/x',
    'https://docs.convex.dev/#//elsewhere.example.com/x',
    'https://docs.convex.dev/#/\\elsewhere.example.com/x',
  ])('%s stays on this site, where its path begins with one slash', (url) => {
    for (const mount of [site, below, hash]) {
      expect(resolveAddress(url, mount)).toMatch(/^\/(?:pr-1\/+)?elsewhere\.example\.com\/x$/);
    }
  });
});

describe('links elsewhere', () => {
  test.each([
    ['https://stack.convex.dev/functions', 'https://stack.convex.dev/functions'],
    ['https://discord.com/channels/1/2', 'https://discord.com/channels/1/2'],
    [
      'https://docs.convex.dev.example.com/functions',
      'https://docs.convex.dev.example.com/functions',
    ],
    ['//elsewhere.example.com/x', 'https://elsewhere.example.com/x'],
    ['/\\elsewhere.example.com/x', 'https://elsewhere.example.com/x'],
    ['\t//elsewhere.example.com/x', 'https://elsewhere.example.com/x'],
  ])('%j leads to %s', (url, address) => {
    expect(resolveAddress(url, site)).toBe(address);
  });

  test.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'javascript://docs.convex.dev/%0a(alert)(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://docs.convex.dev/x',
    'file:///etc/passwd',
    'mailto:a@example.com',
    'http://elsewhere.example.com/x',
    'https://docs.convex.dev@elsewhere.example.com/x',
    'https://',
    'not a url',
    'functions',
    '#functions',
    '',
  ])('%j is dropped', (url) => {
    expect(resolveAddress(url, site)).toBeUndefined();
  });
});

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

test('results are grouped by place and page, best first', () => {
  const urls = ['/a#1', '/b', 'https://stack.convex.dev/x', '/a', '/a#2', 'https://discord.com/1'];
  const groups = groupResults(urls.map((url) => ({ title: url, url })));
  expect(
    groups.map(({ place, rows }) => [
      place,
      rows.map(({ result, isSamePage }) => (isSamePage ? `+ ${result.url}` : result.url)),
    ]),
  ).toEqual([
    ['Docs', ['/a#1', '+ /a', '+ /a#2', '/b']],
    ['Stack', ['https://stack.convex.dev/x']],
    ['Discord', ['https://discord.com/1']],
  ]);
});

test.each([
  ['https://stack.convex.dev/databases', 'Stack'],
  ['https://discord.com/channels/1/2', 'Discord'],
  ['https://canary.discord.com/channels/1', 'Discord'],
  ['/functions', 'Docs'],
  ['https://example.com/?from=stack.convex.dev', 'Docs'],
])('%s is marked %s by its host', (url, place) => {
  expect(originOf(url)).toBe(place);
});
