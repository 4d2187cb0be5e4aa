import { expect, test } from 'vitest';
import { codeWord, readProse } from '../../../../../plugins/content/prose/readProse';
import { recordOf } from '../recordOf';

function blocksOf(source: string) {
  return readProse(recordOf(source));
}

test('reads paragraphs, headings, cells and titles of components, but no code', () => {
  const blocks = blocksOf(
    [
      '## Read `documents`',
      '',
      'Call [`get`](./get.mdx) with **an id**.',
      '',
      '| Limit | Value |',
      '| --- | --- |',
      '| Size | 1 MiB |',
      '',
      '<Aside type="note" title="Order matters">',
      '',
      'Inside.',
      '',
      '</Aside>',
      '',
      '```ts in="query"',
      'simply();',
      '```',
    ].join('\n'),
  );
  expect(blocks.map(({ kind, text }) => [kind, text])).toEqual([
    ['heading', `Read ${codeWord}`],
    ['paragraph', `Call ${codeWord} with an id.`],
    ['fragment', 'Limit'],
    ['fragment', 'Value'],
    ['fragment', 'Size'],
    ['fragment', '1 MiB'],
    ['fragment', 'Order matters'],
    ['paragraph', 'Inside.'],
  ]);
});

test('knows where a word stands in the page, beyond code and line ends', () => {
  const [block] = blocksOf('A `query` reads\nand **never** writes.');
  if (!block) throw new Error('no block');
  expect(block.placeAt(block.text.indexOf('reads'))).toEqual({ line: 1, column: 11 });
  expect(block.placeAt(block.text.indexOf('and'))).toEqual({ line: 2, column: 1 });
  expect(block.placeAt(block.text.indexOf('never'))).toEqual({ line: 2, column: 7 });
  expect(block.placeAt(block.text.indexOf('writes'))).toEqual({ line: 2, column: 15 });
});

test('says where links are', () => {
  const [block] = blocksOf('See [the schema](./schemas.mdx) first.');
  expect(block?.links).toEqual([[4, 14]]);
});

test('reads every prop that is prose, and no type, message or address', () => {
  const blocks = blocksOf(
    [
      '<Tabs group="language">',
      '',
      '<Tab label="For servers">',
      '',
      '<ParameterType summary="simply a type">A</ParameterType>',
      '',
      '<ErrorExample message="simply failed">',
      '',
      '</ErrorExample>',
      '',
      '</Tab>',
      '',
      '</Tabs>',
    ].join('\n'),
  );
  expect(blocks.map(({ text }) => text)).toEqual(['For servers', 'A']);
});
