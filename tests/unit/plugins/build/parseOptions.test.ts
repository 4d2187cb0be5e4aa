import { expect, test } from 'vitest';
import * as z from 'zod';
import { parseOptions } from '../../../../plugins/build/parseOptions';

const shape = { file: z.string().default('a.txt'), count: z.number().default(2) };

test('fills in defaults and the id that Docusaurus expects', () => {
  expect(parseOptions('demo', shape, undefined)).toEqual({
    id: 'default',
    file: 'a.txt',
    count: 2,
  });
});

test('names the plugin and the option of a wrong value', () => {
  expect(() => parseOptions('demo', shape, { count: 'two' })).toThrow(/^demo: option "count": /);
});

test('rejects an option it does not know', () => {
  expect(() => parseOptions('demo', shape, { fiel: 'b.txt' })).toThrow(/^demo: .*"fiel"/);
});
