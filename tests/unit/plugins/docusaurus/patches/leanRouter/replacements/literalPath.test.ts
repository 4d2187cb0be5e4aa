import pathToRegexp from 'path-to-regexp';
import { describe, expect, test } from 'vitest';
import literalPath from '../../../../../../../plugins/docusaurus/patches/leanRouter/replacements/literalPath';

const routes = ['/', '/fr/', '/api', '/api/', '/api/classes/browser.Client', '/a-b_c~d', '/é', '*'];
const addresses = [
  ...routes,
  '',
  '/api/classes',
  '/API',
  '/apis',
  '/api/classes/browser-Client',
  '/fr',
  '/fr/guide',
  '/no/such/page',
];
const choices = [true, false];
const options = choices.flatMap((end) =>
  choices.flatMap((strict) => choices.map((sensitive) => ({ end, strict, sensitive }))),
);

describe.each(routes)('the pattern of %s', (route) => {
  test.each(options)('finds what path-to-regexp finds, with %o', (option) => {
    const [ownKeys, keys]: [{ name: number }[], { name: string | number }[]] = [[], []];
    const own = literalPath(route, ownKeys, option);
    const original = pathToRegexp(route, keys as never, option);
    for (const address of addresses) {
      expect(own.exec(address)?.slice(), address).toEqual(original.exec(address)?.slice());
    }
    expect(ownKeys.map(({ name }) => name)).toEqual(keys.map(({ name }) => name));
  });
});
