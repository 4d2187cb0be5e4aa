import { describe, expect, test } from 'vitest';
import type { Call, Parts } from '../../../../../plugins/content/data/history';
import {
  addRelease,
  type Changes,
  compareSurfaces,
} from '../../../../../plugins/reference/versions/compareReleases';
import { cliSurface } from '../../../../../plugins/reference/versions/recordReleases';

/** A form of a function whose parameters are strings. */
function form(...names: string[]): Call {
  const parts = Object.fromEntries(names.map((name) => [`#${name}`, {}]));
  return { parameters: names.map((name) => ({ name, type: 'string' })), parts };
}

const calls = (...forms: Call[]): Parts => ({ 'server/f': { calls: forms } });

test.each<[name: string, before: Parts, after: Parts, changes: Partial<Changes>]>([
  ['nothing', calls(form('id')), calls(form('id')), {}],
  [
    'new and missing names, without the parts of a new one',
    { a: {}, b: { parts: { '.x': {} } } },
    { b: { parts: { '.y': {} } }, c: { parts: { '.z': {} } } },
    { new: ['b.y', 'c'], removed: ['b.x', 'a'] },
  ],
  [
    'what is deprecated, and what no longer is',
    { a: {}, b: { isDeprecated: true } },
    { a: { isDeprecated: true }, b: {} },
    { deprecated: ['a'], restored: ['b'] },
  ],
  [
    'a second form, and the key of the first one',
    calls(form('id')),
    calls(form('table', 'id'), form('id')),
    {
      new: ['server/f(table, id)'],
      renamed: [
        ['server/f', 'server/f(id)'],
        ['server/f#id', 'server/f(id)#id'],
      ],
    },
  ],
  ['a new parameter', calls(form('a')), calls(form('a', 'options')), { new: ['server/f#options'] }],
  [
    'the name of a parameter',
    calls(form('a', 'opts')),
    calls(form('a', 'options')),
    { renamed: [['server/f#opts', 'server/f#options']] },
  ],
  [
    'a property that becomes a method, because code that reads it breaks',
    { a: { isDeprecated: true } },
    { a: { calls: [form()] } },
    { new: ['a'] },
  ],
])('two releases may differ in %s', (_, before, after, changes) => {
  const { api } = compareSurfaces({ api: before, cli: {} }, { api: after, cli: {} });
  expect(Object.entries(api).filter(([, keys]) => keys.length > 0)).toEqual(
    Object.entries(changes),
  );
});

test('the surface of the CLI has commands, arguments, options and choices, also deprecated ones', () => {
  const option = { short: null, long: '--format', flags: '', description: '', default: null };
  const command = { description: '', aliases: [], excess: false, unknownOptions: false };
  const set = {
    ...command,
    name: 'set',
    arguments: [{ name: 'name', description: '', required: true, variadic: false }],
    options: [
      { ...option, value: 'none' as const, choices: ['json'] },
      {
        ...option,
        long: '--old',
        description: '[deprecated]',
        value: 'none' as const,
        choices: null,
      },
    ],
    commands: [],
  };
  const parts = {
    ' <name>': {},
    ' --format': { parts: { '="json"': {} } },
    ' --old': { isDeprecated: true, parts: {} },
  };
  expect(cliSurface({ ...set, name: 'convex', commands: [set] })).toEqual({ set: { parts } });
});

describe('a release added to the history', () => {
  const nothing: Changes = { new: [], deprecated: [], restored: [], removed: [], renamed: [] };
  const earlier = {
    '1.0.0': {},
    '1.1.0': { api: { new: ['server/get#id.key', 'server/getAll'], deprecated: ['a', 'b'] } },
  };
  const { releases } = addRelease({ package: 'tiny', releases: earlier }, '1.2.0', {
    api: {
      ...nothing,
      new: ['d', 'c'],
      renamed: [['server/get', 'server/get(id)']],
      restored: ['a'],
    },
    cli: nothing,
  });

  test('has its changes in order, and no empty lists', () => {
    expect(Object.keys(releases)).toEqual(['1.0.0', '1.1.0', '1.2.0']);
    expect(releases['1.2.0']).toEqual({ api: { new: ['c', 'd'] } });
  });

  test('renames earlier keys with their parts, and forgets what is no longer deprecated', () => {
    expect(releases['1.1.0']).toEqual({
      api: { new: ['server/get(id)#id.key', 'server/getAll'], deprecated: ['b'] },
    });
  });
});
