import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { afterAll, expect, test } from 'vitest';
import { linkNames } from '../../../../plugins/reference/linkNames';
import { apiIndex } from './api/index.fixture';

const siteDir = mkdtempSync(join(tmpdir(), 'link-names-'));
mkdirSync(join(siteDir, 'docs/api'), { recursive: true });
writeFileSync(join(siteDir, 'docs/api/symbols.json'), JSON.stringify(apiIndex));
afterAll(() => rmSync(siteDir, { recursive: true }));

async function linked(value: string, path = 'docs/a.mdx'): Promise<string> {
  const file = new VFile({ value, path: join(siteDir, path) });
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(linkNames, { siteDir })
    .use(remarkStringify);
  return String(await processor.process(file)).trim();
}

test('links the first mention of each name and leaves the others', async () => {
  expect(await linked('`useQuery`, `useQuery` and `v.union(…)`.')).toBe(
    '[`useQuery`](/api/functions/react.useQuery), `useQuery` and [`v.union(…)`](/api/constants/values.v#union).',
  );
});

test.each(['## `useQuery`', '[`useQuery`](./b.mdx)', '```ts\nuseQuery\n```', '`other`'])(
  'leaves %s as it is',
  async (source) => {
    expect(await linked(source)).toBe(source);
  },
);

test('links names inside of components', async () => {
  expect(await linked('<Aside>\n  `useQuery`\n</Aside>')).toContain(
    '/api/functions/react.useQuery',
  );
});

test('does not touch the pages of the reference, whose links are made with them', async () => {
  expect(await linked('`useQuery`', 'docs/api/modules/react.mdx')).toBe('`useQuery`');
});

test('says what to run when the pages have not been made', async () => {
  const other = linkNames({ siteDir: join(siteDir, 'none') });
  const file = new VFile({ value: '', path: join(siteDir, 'none/docs/a.mdx') });
  expect(() => other({ type: 'root', children: [] }, file)).toThrow('Run npm run generate');
});
