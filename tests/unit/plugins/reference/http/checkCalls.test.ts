import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readDocument } from '../../../../../plugins/reference/http/readDocument';

const id = 'public-deployment-api';
const file = `plugins/reference/http/openapi/${id}/document.yaml`;
const source = readFileSync(file, 'utf8');
const batch = '{ path: "tasks:list", args: { done: true } }';

/** What is said about the document after one change of its text. */
function faultsAfter(from: string, to: string): string {
  expect(source).toContain(from);
  const { findings } = readDocument(id, file, source.replace(from, to));
  return findings.map(({ message }) => message).join('\n');
}

test.each([
  [
    'an argument of another type',
    batch,
    batch.replace('true', '"yes"'),
    '#/paths/~1query_batch/post/requestBody/content/application~1json/example/queries/1: The sample would fail: "done" of tasks:list is a boolean. Fix the argument.',
  ],
  ['a function that is not there', batch, batch.replace('list', 'lst'), 'no function tasks:lst'],
  ['a missing argument', batch, batch.replace('done: true', ''), 'needs the argument "done"'],
  ['one argument too many', batch, batch.replace('true', 'true, a: 1'), 'no argument "a"'],
  ['an address whose arguments do not fit', `'{"done":false}'`, `'{"done":1}'`, 'is a boolean'],
  ['an address without a function', 'example: tasks/list', 'example: tasks/lst', 'tasks:lst'],
  ['fewer calls than results', `${batch},`, '', 'There are 2 results for 1 calls.'],
])('%s in a sample is a fault', (_, from, to, message) => {
  expect(faultsAfter(from, to)).toContain(message);
});

test('calls that fit are none', () => {
  expect(readDocument(id, file, source).findings).toEqual([]);
});
