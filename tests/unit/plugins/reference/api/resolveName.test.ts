import { describe, expect, test } from 'vitest';
import { addressOf, NameTable } from '../../../../../plugins/reference/api/resolveName';
import { apiIndex } from './index.fixture';

const table = new NameTable(apiIndex);

function address(code: string, file = 'docs/a.mdx', imports: [string, string][] = []) {
  const named = table.resolve(code, { file, imports: new Map(imports) });
  return named && addressOf(named);
}

describe('inline code', () => {
  test.each([
    ['defineTable', '/api/functions/server.defineTable'],
    ['defineTable(…)', '/api/functions/server.defineTable'],
    ['v.union(…)', '/api/constants/values.v#union'],
    ['TableDefinition', '/api/interfaces/server.TableDefinition'],
    ['TableDefinition.index', '/api/interfaces/server.TableDefinition#index'],
    ['Cursor<T>', '/api/types/server.other#cursor'],
  ])('%s leads to %s', (code, expected) => {
    expect(address(code)).toBe(expected);
  });

  test.each(['defineTables', 'v.unoin', 'const v', 'a.b.c', '', 'v.union.x'])(
    '"%s" leads nowhere',
    (code) => {
      expect(address(code)).toBeUndefined();
    },
  );

  test('leads nowhere when two entry points have the name and nothing decides', () => {
    expect(address('MutationOptions')).toBeUndefined();
  });

  test('leads to the entry point that the page imports it from, or that its folder is named after', () => {
    const react = '/api/interfaces/react.MutationOptions';
    expect(address('MutationOptions', 'docs/client/react/index.mdx')).toBe(react);
    expect(address('MutationOptions', 'docs/a.mdx', [['MutationOptions', 'convex/react']])).toBe(
      react,
    );
  });

  test('leads nowhere when the page imports the name from another package', () => {
    expect(address('Cursor', 'docs/a.mdx', [['Cursor', 'other']])).toBeUndefined();
  });
});
