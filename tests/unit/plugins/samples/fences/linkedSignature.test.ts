import { describe, expect, test } from 'vitest';
import { NameTable } from '../../../../../plugins/reference/api/resolveName';
import { linkedSignature } from '../../../../../plugins/samples/fences/linkedSignature';
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
  test('keeps its text, spaces and line breaks included', () => {
    const code = 'function a(\n  table: TableDefinition,\n): void;';
    expect(partsOf(code, ['TableDefinition']).map(textOf).join('')).toBe(code);
  });

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

  test('links a name that several entry points have to the one of its page', () => {
    const file = 'docs/api/interfaces/react.Watch.mdx';
    expect(linksIn(partsOf('type A = MutationOptions;', ['MutationOptions'], file))).toEqual([
      ['MutationOptions', '/api/interfaces/react.MutationOptions'],
    ]);
    expect(linksIn(partsOf('type A = MutationOptions;', ['MutationOptions']))).toEqual([]);
  });

  test.each([
    ['a property', 'type A = { Cursor: string };'],
    ['an optional parameter', 'function a(Cursor?: string): void;'],
    ['a string', 'type A = "Cursor";'],
    ['a part of a longer name', 'type A = CursorKind;'],
  ])('has no link for %s of the same name', (_, code) => {
    expect(linksIn(partsOf(code, ['Cursor']))).toEqual([]);
  });

  test('has no link to the page that it is on', () => {
    const file = 'docs/api/interfaces/server.TableDefinition.mdx';
    expect(linksIn(partsOf('index(): TableDefinition;', ['TableDefinition'], file))).toEqual([]);
  });
});
