import { expect, test } from 'vitest';
import type { HttpParameter } from '../../../src/lib/httpOperation';
import { fillPath, typesOf, valueText } from '../../../src/lib/httpValues';

test('a schema has no type, one or several', () => {
  expect(
    [{}, { type: 'null' as const }, { type: ['string', 'null'] as const }].map(typesOf),
  ).toEqual([[], ['null'], ['string', 'null']]);
});

test('a string is written as it is, any other value as JSON', () => {
  expect(['a "b"', 1.5, null, { a: [true] }].map(valueText)).toEqual([
    'a "b"',
    '1.5',
    'null',
    '{"a":[true]}',
  ]);
});

test.each([
  ['encodes all of a value', undefined, '/run/dir%2Fmy%20file%24%26/{other}'],
  [
    'keeps the slashes where the server wants them',
    true as const,
    '/run/dir/my%20file%24%26/{other}',
  ],
])('a path %s', (_, keepsSlashes, filled) => {
  const parameter = { name: 'name', keepsSlashes } as HttpParameter;
  expect(fillPath('/run/{name}/{other}', parameter, 'dir/my file$&')).toBe(filled);
});
