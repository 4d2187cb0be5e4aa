import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pageStore } from '../../../../../plugins/content';
import { pageNames } from '../../../../../plugins/samples/names/pageNames';
import { explainedNames } from '../../../../../plugins/samples/names/readPages';

const explained = explainedNames(resolve('.'));
const named = (name: string) => Object.values(explained).find((one) => one.name === name);

describe('the explanations of names', () => {
  test('have the signature, the first sentence and the address of the reference', () => {
    expect(named('useQuery')).toEqual({
      name: 'useQuery',
      signature: 'useQuery<Query>(query, ...args): FunctionReturnType<Query> | undefined',
      sentence: 'Load a reactive query within a React component.',
      href: '/api/functions/react.useQuery',
    });
    expect(named('QueryInitializer.withIndex')).toEqual({
      name: 'QueryInitializer.withIndex',
      signature: 'withIndex<IndexName>(indexName, indexRange?): Query<TableInfo>',
      sentence: 'Query by reading documents from an index on this table.',
      href: '/api/interfaces/server.QueryInitializer#withindex',
    });
  });

  test('lead to pages and anchors that exist', async () => {
    const hrefs = [...new Set(Object.values(explained).map(({ href }) => href))];
    const fileOf = (href: string) => {
      const path = `docs${href.split('#')[0]}`;
      return existsSync(path) ? `${path}/index.mdx` : `${path}.mdx`;
    };
    const pages = await pageStore(resolve('.')).read([...new Set(hrefs.map(fileOf))]);
    const missing = hrefs.filter((href) => {
      const anchor = href.split('#')[1];
      const page = pages.get(fileOf(href));
      return !page || (anchor !== undefined && !page.anchors.includes(anchor));
    });
    expect(hrefs.length).toBeGreaterThan(400);
    expect(missing).toEqual([]);
  }, 60_000);
});

test('a page lists each explanation once, with addresses below the base URL', () => {
  const place = Object.keys(explained).find((one) => explained[one]?.name === 'defineTable') ?? '';
  const names = pageNames(
    [
      { a: [[3, place]] },
      {
        b: [
          [5, place],
          [9, place],
        ],
      },
    ],
    explained,
    '/base/',
  );
  expect(names.notes.map(([name, , , href]) => [name, href])).toEqual([
    ['defineTable', '/base/api/functions/server.defineTable'],
  ]);
  expect(names.blocks).toEqual({ a: [3, 0], b: [5, 0, 9, 0] });
});
