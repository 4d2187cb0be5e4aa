import { describe, expect, test } from 'vitest';
import { NameTable } from '../../../../../plugins/reference/api/symbols';
import { linkedSignature } from '../../../../../plugins/samples/highlight/linkedSignature';
import { apiIndex } from '../../reference/api/index.fixture';

interface Part {
  type: string;
  url?: string;
  name?: string;
  value?: string;
  children?: Part[];
}

const table = new NameTable(apiIndex);

function partsOf(
  code: string,
  names: string[],
  file = 'docs/api/functions/server.defineTable.mdx',
) {
  return linkedSignature(code, 'ts', { names, file, table }) as Part[];
}

const textOf = (part: Part): string =>
  part.children?.map(textOf).join('') ?? JSON.parse(part.value ?? '""');

const linksIn = (parts: Part[]) =>
  parts.filter(({ type }) => type === 'link').map((part) => [textOf(part), part.url]);

describe('a signature', () => {
  test('links the types in it to their pages', () => {
    const parts = partsOf('function a(b: TableDefinition, c: Cursor): void;', [
      'TableDefinition',
      'Cursor',
    ]);
    expect(linksIn(parts)).toEqual([
      ['TableDefinition', '/api/interfaces/server.TableDefinition'],
      ['Cursor', '/api/types/server.other#cursor'],
    ]);
  });
});
