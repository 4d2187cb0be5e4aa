import type { Client } from '@modelcontextprotocol/client';
import { beforeAll, expect, test } from 'vitest';
import { callTool, connectTo } from './connect';
import { docsFixture } from './docsFixture';

interface Listed {
  id: string;
  title: string;
  url: string;
  text: string;
  fits?: boolean;
}

interface Part {
  text: string;
  next_cursor?: string;
}

const site = docsFixture();
let client: Client;

beforeAll(async () => {
  client = await connectTo('modern', site);
});

const textOf = ({ content }: { content: unknown }) =>
  (content as { text: string }[]).map(({ text }) => text).join('\n');

const errorOf = (name: string, input: Record<string, unknown>) =>
  callTool(client, name, input).then(() => undefined, String);

test('the tools only read, and each needs one string', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name, inputSchema }) => [name, inputSchema.required])).toEqual([
    ['search', ['query']],
    ['fetch', ['id']],
    ['find_error', ['error']],
  ]);
  for (const { annotations, outputSchema } of tools) {
    expect(outputSchema).toMatchObject({ type: 'object' });
    expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false });
  }
});

test('search and fetch return what ChatGPT expects', async () => {
  const found = await client.callTool({
    name: 'search',
    arguments: { query: 'paginate in react' },
  });
  const { results } = found.structuredContent as { results: Listed[] };
  expect(results[0]).toEqual({
    id: '/database/pagination#paginate-in-react',
    title: 'Paginated queries: Paginate in React',
    text: 'The hook loads more on demand.',
    url: 'https://docs.example.dev/database/pagination#paginate-in-react',
    fits: true,
  });
  expect(textOf(found)).toMatch(
    /^\/database\/pagination#paginate-in-react\nPaginated queries: Paginate in React\nThe hook/,
  );

  const read = await client.callTool({ name: 'fetch', arguments: { id: results[0]?.id } });
  const section = read.structuredContent as object;
  expect(section).toEqual({
    id: results[0]?.id,
    title: results[0]?.title,
    url: results[0]?.url,
    text: '## Paginate in React\n\nThe hook loads more on demand.',
    metadata: { description: 'About Paginated queries.', docs_section: 'DATABASE' },
  });
  expect(read.content).toEqual([{ type: 'text', text: JSON.stringify(section) }]);
});

test('a client sets how many characters the excerpts have', async () => {
  const lengthOf = async (room?: number) => {
    const { results } = await callTool<{ results: Listed[] }>(client, 'search', {
      query: 'limit of results',
      ...(room && { max_characters: room }),
    });
    return results.reduce((sum, { text }) => sum + text.length, 0);
  };
  expect(await lengthOf(600)).toBeLessThanOrEqual(600);
  expect(await lengthOf()).toBeGreaterThan(600);
  expect(await lengthOf()).toBeLessThanOrEqual(4_800);
});

test.each([
  ['search', { query: 'giraffe' }, { results: [] }],
  ['find_error', { error: 'The printer is out of paper' }, { is_known: false }],
])('%s says when it finds nothing', async (name, input, result) => {
  expect(await callTool(client, name, input)).toMatchObject(result);
});

test.each([
  ['/functions/actions', 'Actions'],
  ['functions/actions', 'Actions'],
  ['docs.example.dev/functions/actions', 'Actions'],
  ['https://docs.example.dev/functions/actions.md?x=1', 'Actions'],
  ['/', 'Convex Docs'],
])('fetch understands the id %s', async (id, title) => {
  site.files.set('/index.md', '# Convex Docs\n\nThree ways to start.');
  const page = await callTool<Listed>(client, 'fetch', { id });
  const route = title === 'Actions' ? '/functions/actions' : '/';
  expect(page).toMatchObject({ id: route, title, url: `https://docs.example.dev${route}` });
  expect(page.text).toMatch(/^# (?:Actions|Convex Docs)$/m);
});

test.each([
  ['/functions/action', 'There is no page /functions/action. Did you mean /functions/actions?'],
  ['/functions/actions#cal', 'Did you mean /functions/actions#call?'],
  ['/edge/docs.json', 'There is no page'],
  ['/../../etc/passwd', 'There is no page'],
])('the unknown id %s is an error that names the nearest one', async (id, message) => {
  expect(await errorOf('fetch', { id })).toContain(message);
});

test.each([
  ['search', { query: '  ' }],
  ['search', { query: 'a', max_characters: 10 }],
  ['fetch', { url: '/error' }],
  ['fetch', { id: '/error', cursor: 'nonsense' }],
  ['find_error', { error: '' }],
  ['no_such_tool', {}],
])('%s with %j is an error', async (name, input) => {
  expect(await errorOf(name, input)).toBeDefined();
});

test('a long page is read in parts, by cursor', async () => {
  const first = await callTool<Part>(client, 'fetch', { id: '/production/limits' });
  expect(first.text.length).toBeLessThanOrEqual(30_000);
  const second = await callTool<Part>(client, 'fetch', {
    id: '/production/limits',
    cursor: first.next_cursor,
  });
  expect(second).not.toHaveProperty('next_cursor');
  expect(second.text).toMatch(/^## Limit \d+\n/);
  expect(`${first.text}\n\n${second.text}`).toBe(site.files.get('/production/limits.md')?.trim());
});

test('find_error explains an error as it was printed', async () => {
  const error = `[CONVEX Q(tasks:list)] [Request ID: 3f9c1e7a5b20d846] Server Error
Uncaught Error: Too many reads in a single function execution (limit: 4096)
    at handler (../convex/tasks.ts:9:12)`;
  expect(await callTool(client, 'find_error', { error })).toEqual({
    is_known: true,
    entries: [
      {
        id: '/error#too-many-reads',
        title: 'Errors: Too many reads',
        message: 'Too many reads in a single function execution (limit: <count>)',
        text: expect.stringMatching(
          /^\*\*Cause\.\*\* The function[\s\S]*\*\*Fix\.\*\* Read through/,
        ),
        code: 'Read at most 100 documents.',
        url: 'https://docs.example.dev/error#too-many-reads',
        more: '/error/limits#too-many-reads',
      },
    ],
    sections: [],
  });
});

test('find_error shows all entries that explain the same text', async () => {
  const { is_known, entries } = await callTool<{ is_known: boolean; entries: Listed[] }>(
    client,
    'find_error',
    { error: 'Uncaught Error: Update on nonexistent document ID k57f0' },
  );
  expect(is_known).toBe(true);
  expect(entries.map(({ id }) => id).sort()).toEqual([
    '/error#nonexistent-document',
    '/error#nonexistent-in-test',
  ]);
});
