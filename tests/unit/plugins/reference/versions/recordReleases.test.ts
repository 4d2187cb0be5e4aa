import { expect, test } from 'vitest';
import type { Release } from '../../../../../plugins/content/data/history';
import {
  cliSurface,
  compareReleases,
  type Surface,
} from '../../../../../plugins/reference/versions/recordReleases';

const old = { isDeprecated: true } as const;
const call = { isCall: true } as const;
const part = (owner: string) => ({ owner });

test.each<[name: string, before: Surface, after: Surface, api: Release['api']]>([
  ['nothing', { f: call, 'f#id': part('f') }, { f: call, 'f#id': part('f') }, undefined],
  [
    'new and missing names, without the parts of a new one',
    { a: {}, 'a.x': part('a'), b: {}, 'b.x': part('b') },
    { b: {}, 'b.y': part('b'), d: {}, c: {}, 'c.z': part('c') },
    { new: ['b.y', 'c', 'd'], removed: ['a', 'b.x'] },
  ],
  [
    'what is deprecated',
    { a: {}, b: old },
    { a: old, b: {}, c: old },
    { new: ['c'], deprecated: ['a'] },
  ],
  [
    'a second form, while the first one gets a key of its own',
    { f: call, 'f#id': part('f') },
    {
      f: call,
      'f(table, id)': part('f'),
      'f(table, id)#table': part('f(table, id)'),
      'f(id)': part('f'),
      'f(id)#id': part('f(id)'),
    },
    { new: ['f(table, id)'], removed: ['f#id'] },
  ],
  [
    'a property that becomes a method, because code that reads it breaks',
    { a: old },
    { a: call },
    { new: ['a'] },
  ],
])('two releases may differ in %s', (_, before, after, api) => {
  const release = compareReleases({ api: before, cli: {} }, { api: after, cli: {} });
  expect(release).toEqual(api ? { api } : {});
});

test('the surface of the CLI has commands, arguments, options and choices, also deprecated ones', () => {
  const option = { short: null, flags: '', description: '', default: null, value: 'none' } as const;
  const command = { description: '', aliases: [], excess: false, unknownOptions: false };
  const set = {
    ...command,
    name: 'set',
    arguments: [{ name: 'name', description: '', required: true, variadic: false }],
    options: [
      { ...option, long: '--format', choices: ['json'] },
      { ...option, long: '--old', description: '[deprecated]', choices: null },
    ],
    commands: [],
  };
  const env = { ...set, name: 'env', arguments: [], options: [], commands: [set] };
  expect(cliSurface({ ...env, name: 'convex', commands: [env] })).toEqual({
    env: {},
    'env set': part('env'),
    'env set <name>': part('env set'),
    'env set --format': part('env set'),
    'env set --format="json"': part('env set --format'),
    'env set --old': { ...part('env set'), ...old },
  });
});
