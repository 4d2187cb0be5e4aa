import { join } from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { describe, expect, test } from 'vitest';
import { guideOf, usesWriter } from '../../../../../plugins/reference/api/guides';
import { addressOf, NameTable } from '../../../../../plugins/reference/api/symbols';
import { linkNames } from '../../../../../plugins/reference/linkNames';
import { temporaryFolder } from '../../../folder';
import { pageFrom } from '../../content/pageFrom';
import { apiIndex } from './index.fixture';

describe('inline code', () => {
  const table = new NameTable(apiIndex);
  const react = '/api/interfaces/react.MutationOptions';

  test.each<[code: string, address: string | undefined, file?: string, imports?: string]>([
    ['defineTable', '/api/functions/server.defineTable'],
    ['defineTable(…)', '/api/functions/server.defineTable'],
    ['v.union(…)', '/api/constants/values.v#union'],
    ['TableDefinition', '/api/interfaces/server.TableDefinition'],
    ['TableDefinition.index', '/api/interfaces/server.TableDefinition#index'],
    ['Cursor<T>', '/api/types/server.other#cursor'],
    ['defineTables', undefined],
    ['v.unoin', undefined],
    ['const v', undefined],
    ['a.b.c', undefined],
    // Two entry points have the name.
    ['MutationOptions', undefined],
    ['MutationOptions', react, 'docs/client/react/index.mdx'],
    ['MutationOptions', react, 'docs/a.mdx', 'convex/react'],
    ['Cursor', undefined, 'docs/a.mdx', 'other'],
  ])('%s leads to %s', (code, address, file = 'docs/a.mdx', from = '') => {
    const imports = new Map(from === '' ? [] : [[code, from]]);
    const named = table.resolve(code, { file, imports });
    expect(named && addressOf(named)).toBe(address);
  });
});

describe('a page', () => {
  const siteDir = temporaryFolder({ 'docs/api/symbols.json': JSON.stringify(apiIndex) });

  async function linked(value: string, path = 'docs/a.mdx'): Promise<string> {
    const file = new VFile({ value, path: join(siteDir, path) });
    const processor = unified()
      .use(remarkParse)
      .use(remarkMdx)
      .use(linkNames, { siteDir })
      .use(remarkStringify);
    return String(await processor.process(file)).trim();
  }

  test('links the first mention of each name, also inside of components', async () => {
    expect(await linked('`useQuery`, `useQuery` and `v.union(…)`.')).toBe(
      '[`useQuery`](/api/functions/react.useQuery), `useQuery` and [`v.union(…)`](/api/constants/values.v#union).',
    );
    expect(await linked('<Aside>\n  `useQuery`\n</Aside>')).toContain('(/api/functions');
  });

  test.each<[source: string, path?: string]>([
    ['## `useQuery`'],
    ['[`useQuery`](./b.mdx)'],
    ['```ts\nuseQuery\n```'],
    ['`other`'],
    ['`useQuery`', 'docs/api/modules/react.mdx'],
  ])('leaves %s as it is', async (source, path = 'docs/a.mdx') => {
    expect(await linked(source, path)).toBe(source);
  });

  test('says what to run when the reference has not been made', () => {
    const other = linkNames({ siteDir: join(siteDir, 'none') });
    const file = new VFile({ value: '', path: join(siteDir, 'none/docs/a.mdx') });
    expect(() => other({ type: 'root', children: [] }, file)).toThrow('Run npm run generate');
  });
});

test('the guides that use a symbol import it from its entry point, or name it', () => {
  const sample = (from: string) => `\`\`\`ts\nimport { defineTable } from "${from}";\n\`\`\``;
  const guides = [
    ['docs/database/index.mdx', 'Database', 'Nothing.'],
    ['docs/database/schemas.mdx', 'Schemas', sample('convex/server')],
    ['docs/database/types.mdx', 'Types_of', '`defineTable` and `TableDefinition`'],
    ['docs/public-deployment-api/query-post.mdx', 'Operation', sample('convex/server')],
    ['docs/home.mdx', 'Home', sample('other')],
  ].map(([file = '', title, body]) =>
    guideOf(pageFrom(`---\ntitle: ${title}\n---\n\n${body}`, file)),
  );
  const write = usesWriter(guides, apiIndex);
  const links = (of: string) => write(`a${of}`, 'docs/api/types/server.mdx');
  expect(write('\n{/* used-in server defineTable */}', 'docs/api/functions/a.mdx')).toContain(
    '- [Schemas](../../database/schemas.mdx) *Database*\n- [Types',
  );
  expect(links('{/* used-in server defineTable */}')).toBe(
    'a · Used in: [Schemas](../../database/schemas.mdx), [Types\\_of](../../database/types.mdx)',
  );
  expect(links('{/* used-in react useQuery */}')).toBe('a');
});
