import { expect, test } from 'vitest';
import { NameTable } from '../../../../../plugins/reference/api/symbols';
import { linkedSignature } from '../../../../../plugins/samples/highlight/linkedSignature';
import { apiIndex } from '../../reference/api/index.fixture';

interface Part {
  type: string;
  url?: string;
  value?: string;
  children?: Part[];
}

const textOf = (part: Part): string =>
  part.children?.map(textOf).join('') ?? JSON.parse(part.value ?? '""');

test('a signature links the types in it to their pages', () => {
  const parts = linkedSignature('function a(b: TableDefinition, c: Cursor): void;', 'ts', {
    names: ['TableDefinition', 'Cursor'],
    file: 'docs/api/functions/server.defineTable.mdx',
    table: new NameTable(apiIndex),
  }) as Part[];
  const links = parts.filter(({ type }) => type === 'link').map((part) => [textOf(part), part.url]);
  expect(links).toEqual([
    ['TableDefinition', '/api/interfaces/server.TableDefinition'],
    ['Cursor', '/api/types/server.other#cursor'],
  ]);
});
