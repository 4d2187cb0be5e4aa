import type { Client } from '@modelcontextprotocol/client';
import { beforeAll, describe, expect, test } from 'vitest';
import { callTool, connectTo, eras } from './connect';
import { docsFixture } from './docsFixture';
import { fixtureSite } from './fixtureSite';

interface Listed {
  id: string;
  title: string;
  url: string;
}

describe.each(eras)('tools for a %s client', (era) => {
  const site = docsFixture();
  let client: Client;

  beforeAll(async () => {
    client = await connectTo(era, site);
  });

  const errorOf = async (name: string, input: Record<string, unknown>) => {
    const { isError, content } = await client.callTool({ name, arguments: input });
    expect(isError).toBe(true);
    return JSON.stringify(content);
  };

  test('the tools are listed in the same order each time, and only read', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'search',
      'fetch',
      'read_section',
      'list_pages',
      'find_error',
    ]);
    expect((await client.listTools()).tools).toEqual(tools);
    for (const { title, description, annotations, outputSchema } of tools) {
      expect(title).toMatch(/^[A-Z]/);
      expect(description?.length).toBeGreaterThan(80);
      expect(outputSchema).toMatchObject({ type: 'object' });
      expect(annotations).toEqual({
        title,
        readOnlyHint: true,
        destructiveHint: false,
        idempotentHint: true,
        openWorldHint: false,
      });
    }
  });

  test('search and fetch take one string each, and return what ChatGPT expects', async () => {
    const { tools } = await client.listTools();
    const inputs = tools.slice(0, 2).map(({ inputSchema }) => inputSchema);
    expect(inputs).toMatchObject([
      { required: ['query'], properties: { query: { type: 'string' } } },
      { required: ['id'], properties: { id: { type: 'string' } } },
    ]);
    expect(inputs.map(({ properties }) => Object.keys(properties ?? {}).length)).toEqual([1, 1]);

    const found = await client.callTool({
      name: 'search',
      arguments: { query: 'paginate in react' },
    });
    const { results } = found.structuredContent as { results: Listed[] };
    expect(results[0]).toEqual({
      id: '/database/pagination#paginate-in-react',
      title: 'Paginated queries: Paginate in React',
      url: 'https://docs.example.dev/database/pagination#paginate-in-react',
    });
    expect(found.content).toEqual([
      { type: 'text', text: JSON.stringify(found.structuredContent) },
    ]);

    const read = await client.callTool({ name: 'fetch', arguments: { id: results[0]?.id } });
    const page = read.structuredContent as Listed & { text: string; metadata: object };
    expect(page).toEqual({
      ...results[0],
      text: expect.stringMatching(/^# Paginated queries\n\nLoad a list[\s\S]*## Paginate in React/),
      metadata: {
        description: 'About Paginated queries.',
        docs_section: 'DATABASE',
        page_id: '/database/pagination',
        parts: '1',
      },
    });
    expect(read.content).toEqual([{ type: 'text', text: JSON.stringify(page) }]);
  });

  test('a search without a result returns an empty list', async () => {
    expect(await callTool(client, 'search', { query: 'giraffe' })).toEqual({ results: [] });
  });

  test('a query that is as long as a page is cut instead of refused', async () => {
    const query = `paginate ${'lists of many things '.repeat(200)}`;
    const { results } = await callTool<{ results: Listed[] }>(client, 'search', { query });
    expect(results.map(({ id }) => id)).toContain('/database/pagination');
  });

  test.each([
    '/functions/actions',
    'functions/actions',
    '/functions/actions/',
    '/functions/actions.md',
    'https://docs.example.dev/functions/actions',
    'https://docs.example.dev/functions/actions.md?x=1',
  ])('fetch understands the id %s', async (id) => {
    expect(await callTool(client, 'fetch', { id })).toMatchObject({
      id: '/functions/actions',
      title: 'Actions',
      url: 'https://docs.example.dev/functions/actions',
    });
  });

  test('an unknown id is an error that names the nearest one', async () => {
    expect(await errorOf('fetch', { id: '/functions/action' })).toContain(
      'There is no page /functions/action. Did you mean /functions/actions?',
    );
    expect(await errorOf('fetch', { id: '/functions/actions#cal' })).toContain(
      'Did you mean /functions/actions#call?',
    );
    expect(await errorOf('read_section', { id: '/functions/actions#none-of-it' })).toContain(
      'has no section #none-of-it. List its sections with read_section',
    );
    expect(await errorOf('fetch', { id: '/edge/docs.json' })).toContain('There is no page');
    expect(await errorOf('fetch', { id: '/../../etc/passwd' })).toContain('There is no page');
  });

  test.each([
    ['search', {}],
    ['search', { query: '  ' }],
    ['search', { query: 5 }],
    ['fetch', { url: '/functions' }],
    ['read_section', { id: '/functions', part: 0 }],
    ['read_section', { id: '/functions', part: 2 }],
    ['list_pages', { section: 'Nothing' }],
    ['list_pages', { cursor: 'nonsense' }],
    ['find_error', { error: '' }],
  ])('%s with %j is an error', async (name, input) => {
    expect(await errorOf(name, input)).not.toBe('[]');
  });

  test('a long page comes in parts that together are the page', async () => {
    const first = await callTool<{ text: string; metadata: { parts: string } }>(client, 'fetch', {
      id: '/production/limits',
    });
    expect(first.metadata.parts).toBe('2');
    const [text = '', notice] = first.text.split('\n\n---\n\n');
    expect(notice).toBe(
      'This is part 1 of 2 of the page. For the next part, call read_section with id "/production/limits" and part 2.',
    );
    const second = await callTool<{ text: string; part: number; parts: number }>(
      client,
      'read_section',
      { id: '/production/limits', part: 2 },
    );
    expect(second).toMatchObject({ part: 2, parts: 2 });
    expect(second.text).toMatch(/^## Limit \d+\n/);
    expect(`${text}\n\n${second.text}`).toBe(site.files.get('/production/limits.md')?.trim());
  });

  test('read_section returns a section with its subsections and the next one', async () => {
    expect(await callTool(client, 'read_section', { id: '/functions/actions#call' })).toEqual({
      id: '/functions/actions#call',
      title: 'Actions: Call a service',
      url: 'https://docs.example.dev/functions/actions#call',
      text: '## Call a service\n\nUse `fetch` in an action.\n\n### Retry a call\n\nSchedule the action again.',
      page: { id: '/functions/actions', title: 'Actions' },
      part: 1,
      parts: 1,
      sections: [{ id: '/functions/actions#retry-a-call', title: 'Actions: Retry a call' }],
      next: { id: '/functions/actions#limits', title: 'Actions: Limits' },
    });
  });

  test('read_section lists the sections of a page below its introduction', async () => {
    const page = await callTool<{ text: string; sections: { id: string }[]; next?: object }>(
      client,
      'read_section',
      { id: '/functions/actions' },
    );
    expect(page.text).toBe('# Actions\n\nActions call outside services.');
    expect(page.sections.map(({ id }) => id)).toEqual([
      '/functions/actions#call',
      '/functions/actions#retry-a-call',
      '/functions/actions#limits',
    ]);
    expect(page.next).toBeUndefined();
  });

  test('code that looks like a heading starts no section', async () => {
    const { sections, text } = await callTool<{ sections: object[]; text: string }>(
      client,
      'read_section',
      { id: '/database/pagination' },
    );
    expect(sections).toHaveLength(1);
    expect(text).toContain('// ## Not a heading');
  });

  test('list_pages lists all pages, the pages of a section, and the pages below a path', async () => {
    interface Pages {
      pages: Listed[];
      sections: string[];
    }
    const idsOf = async (input: object) =>
      (await callTool<Pages>(client, 'list_pages', { ...input })).pages.map(({ id }) => id);
    const all = await callTool<Pages>(client, 'list_pages', {});
    expect(all.sections).toEqual(['FUNCTIONS', 'DATABASE', 'PRODUCTION', 'ERROR']);
    expect(all.pages[1]).toEqual({
      id: '/functions/actions',
      title: 'Actions',
      description: 'About Actions.',
      url: 'https://docs.example.dev/functions/actions',
    });
    expect(all.pages).toHaveLength(6);
    expect(all).not.toHaveProperty('next_cursor');
    expect(await idsOf({ section: 'functions' })).toEqual(['/functions', '/functions/actions']);
    expect(await idsOf({ section: '/functions/' })).toEqual(['/functions', '/functions/actions']);
    expect(await idsOf({ section: '/error' })).toEqual(['/error', '/error/limits']);
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
            /^## Too many reads\n[\s\S]*\*\*Fix\.\*\* Read through an index/,
          ),
          url: 'https://docs.example.dev/error#too-many-reads',
          more: '/error/limits#too-many-reads',
        },
      ],
    });
  });

  test('find_error says when it knows no entry', async () => {
    const result = await callTool<{ is_known: boolean }>(client, 'find_error', {
      error: 'The printer is out of paper',
    });
    expect(result.is_known).toBe(false);
  });
});

test('lists of more than 80 pages continue where they ended', async () => {
  const pages = Object.fromEntries(
    Array.from({ length: 90 }, (_, index) => [
      `/guide/page-${index}`,
      { title: `Page ${index}`, text: 'Text.' },
    ]),
  );
  const client = await connectTo('modern', fixtureSite({ pages }));
  interface Pages {
    pages: Listed[];
    next_cursor?: string;
  }
  const first = await callTool<Pages>(client, 'list_pages', {});
  const second = await callTool<Pages>(client, 'list_pages', { cursor: first.next_cursor });
  expect([first.pages.length, second.pages.length]).toEqual([80, 10]);
  expect(second).not.toHaveProperty('next_cursor');
  expect(new Set([...first.pages, ...second.pages].map(({ id }) => id)).size).toBe(90);
});
