import pathToRegexp from 'path-to-regexp';
import { expect, test } from 'vitest';
import literalPath from '../../../../../../../plugins/delivery/patches/leanRouter/replacements/literalPath';

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

/** What a matcher finds for each address, and the names of its parameters. */
function results(compile: typeof pathToRegexp, route: string, option: (typeof options)[number]) {
  const keys: { name: string | number }[] = [];
  const pattern = compile(route, keys as never, option);
  return {
    found: addresses.map((address) => pattern.exec(address)?.slice()),
    names: keys.map(({ name }) => name),
  };
}

test('each pattern finds what path-to-regexp finds, with every option', () => {
  for (const route of routes) {
    for (const option of options) {
      expect
        .soft(
          results(literalPath as typeof pathToRegexp, route, option),
          `${route} ${JSON.stringify(option)}`,
        )
        .toEqual(results(pathToRegexp, route, option));
    }
  }
});
