import type { Client } from '@modelcontextprotocol/client';
import { beforeAll, describe, expect, test } from 'vitest';
import { callTool, connectTo, eras } from './connect';
import { docsFixture } from './docsFixture';

interface Listed {
  id: string;
  title: string;
  url: string;
}

interface ReadText {
  text: string;
  left: number;
  sections: { id: string; characters: number }[];
}

describe.each(eras)('tools for a %s client', (era) => {
  const site = docsFixture();
  let client: Client;

  beforeAll(async () => {
    client = await connectTo(era, site);
  });

  const textOf = ({ content }: { content: unknown }) =>
    (content as { text: string }[]).map(({ text }) => text).join('\n');

  const readOne = async (input: object): Promise<ReadText> => {
    const found = await callTool<{ results: [ReadText] }>(client, 'read_section', { ...input });
    return found.results[0];
  };

  const errorOf = async (name: string, input: Record<string, unknown>) => {
    const { isError, content } = await client.callTool({ name, arguments: input });
    expect(isError).toBe(true);
    return JSON.stringify(content);
  };

  test('the tools are listed in the same order each time, and only read', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'answer',
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
      expect(description?.split(/\s+/).length).toBeLessThanOrEqual(60);
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
    const inputs = tools.slice(1, 3).map(({ inputSchema }) => inputSchema);
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
      text: 'The hook loads more on demand.',
      url: 'https://docs.example.dev/database/pagination#paginate-in-react',
    });
    const text = textOf(found);
    expect(text.split('\n').slice(0, 4)).toEqual([
      '/database/pagination#paginate-in-react',
      'Paginated queries: Paginate in React',
      'The hook loads more on demand.',
      '',
    ]);
    expect(text).toMatch(/\n\nTo cite an id, put https:\/\/docs\.example\.dev before it\.$/);
    expect(text.match(/https:/g)).toHaveLength(1);

    const read = await client.callTool({ name: 'fetch', arguments: { id: results[0]?.id } });
    const page = read.structuredContent as Listed & { text: string; metadata: object };
    expect(page).toEqual({
      id: results[0]?.id,
      title: results[0]?.title,
      url: results[0]?.url,
      text: expect.stringMatching(/^# Paginated queries\n\nLoad a list[\s\S]*## Paginate in React/),
      metadata: {
        description: 'About Paginated queries.',
        docs_section: 'DATABASE',
        page_id: '/database/pagination',
        characters_left: '0',
      },
    });
    expect(read.content).toEqual([{ type: 'text', text: JSON.stringify(page) }]);
  });

  test('a search without a result returns an empty list', async () => {
    expect(await callTool(client, 'search', { query: 'giraffe' })).toEqual({ results: [] });
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
    expect(await errorOf('read_section', { ids: ['/functions/actions#none-of-it'] })).toContain(
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
    ['answer', {}],
    ['read_section', { ids: [] }],
    ['read_section', { ids: ['/functions'], from: 900 }],
    ['read_section', { ids: ['/functions', '/error'], from: 10 }],
    ['read_section', { ids: ['/functions'], maxCharacters: 40_000 }],
    ['list_pages', { section: 'Nothing' }],
    ['list_pages', { cursor: 'nonsense' }],
    ['find_error', { error: '' }],
  ])('%s with %j is an error', async (name, input) => {
    expect(await errorOf(name, input)).not.toBe('[]');
  });

  test('a page that is too long for fetch goes on in read_section', async () => {
    const first = await callTool<{ text: string; metadata: Record<string, string> }>(
      client,
      'fetch',
      { id: '/production/limits' },
    );
    const [text = '', notice = ''] = first.text.split('\n\n---\n\n');
    const [, left, from] =
      /^(\d+) characters of the page are left\. For the next part, call read_section with ids \["\/production\/limits"\], from (\d+) and maxCharacters 30000\.$/.exec(
        notice,
      ) ?? [];
    expect(first.metadata.characters_left).toBe(left);
    const second = await readOne({
      ids: ['/production/limits'],
      from: Number(from),
      maxCharacters: 30_000,
    });
    expect(second).toMatchObject({ left: 0, sections: [] });
    expect(second.text).toMatch(/^## Limit \d+\n/);
    expect(`${text}\n\n${second.text}`).toBe(site.files.get('/production/limits.md')?.trim());
  });

  test('read_section reads several ids with one budget, and says what is left', async () => {
    const input = { ids: ['/functions', '/production/limits'], maxCharacters: 5000 };
    const result = await client.callTool({ name: 'read_section', arguments: input });
    const [short, long] = (result.structuredContent as { results: ReadText[] }).results;
    expect(short?.text).toBe('# Functions\n\nFunctions run on the server.');
    // What the short page leaves is for the long one.
    expect(long?.text.length).toBeGreaterThan(2500);
    expect((short?.text.length ?? 0) + (long?.text.length ?? 0)).toBeLessThanOrEqual(5000);
    expect(long?.sections.at(-1)).toEqual({
      id: '/production/limits#limit-16',
      characters: expect.closeTo(2900, -3),
    });
    expect(textOf(result)).toMatch(
      /\[\d+ characters left: read_section with ids \["\/production\/limits"\] and from \d+, or one of \/production\/limits #limit-2 \d+, #limit-3 /,
    );
  });

  test('answer quotes the passages that are closest, and says how sure it is', async () => {
    const result = await client.callTool({
      name: 'answer',
      arguments: { question: 'How do I paginate in React?' },
    });
    const { confidence, passages } = result.structuredContent as {
      confidence: string;
      passages: object[];
    };
    expect(confidence).toBe('answered');
    expect(passages[0]).toEqual({
      id: '/database/pagination#paginate-in-react',
      title: 'Paginated queries: Paginate in React',
      text: 'The hook loads more on demand.',
      is_whole: true,
      url: 'https://docs.example.dev/database/pagination#paginate-in-react',
    });
    expect(textOf(result)).toMatch(/^The docs answer this:\n\n\/database\/pagination#/);
    const unknown = await client.callTool({
      name: 'answer',
      arguments: { question: 'How do I bake sourdough bread on a server?' },
    });
    expect(textOf(unknown)).toMatch(/^This is not in these docs\. The nearest passages:/);
    expect(unknown.structuredContent).toMatchObject({ confidence: 'none' });
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
            /^\*\*Cause\.\*\* The function[\s\S]*\*\*Fix\.\*\* Read through/,
          ),
          code: 'Read at most 100 documents.',
          guide: '/functions/actions#limits',
          why: 'An action runs for 10 minutes.',
          url: 'https://docs.example.dev/error#too-many-reads',
          more: '/error/limits#too-many-reads',
        },
      ],
      passages: [],
    });
  });

  test('find_error says when it knows no entry', async () => {
    const result = await callTool<{ is_known: boolean }>(client, 'find_error', {
      error: 'The printer is out of paper',
    });
    expect(result.is_known).toBe(false);
  });
});
