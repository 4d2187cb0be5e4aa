// cspell:ignore messag paginatedquery realtme shcema skhemma subscr usequeries usequery blorb Quer qwert zzxqv
import { describe, expect, test } from 'vitest';
import { buildIndex } from '../../../../plugins/search/buildIndex';
import { indexFiles } from '../../../../plugins/search/indexFiles';
import { createEngine } from '../../../../src/lib/search/createEngine';
import type { SearchPage, SearchSection } from '../../../../src/lib/search/searchIndex';

function section(id: string, heading: string, text: string, symbols = ''): SearchSection {
  return { id, heading, text, symbols, errors: '', topics: '' };
}

function page(path: string, title: string, sections: SearchSection[], more = {}): SearchPage {
  return { path, title, description: '', keywords: [], kind: 'page', sections, ...more };
}

const filler = Array.from({ length: 12 }, (_, index) =>
  page(`/other/${index}`, `Topic ${index}`, [
    section('', '', `Text number ${index} about things.`),
  ]),
);

const pages = [
  page('/database/schemas', 'Schemas', [
    section('', '', 'A schema describes the tables.'),
    section('describe-fields', 'Describe fields', 'Use v.union for several types.', 'v.union'),
  ]),
  page('/functions/queries', 'Queries', [
    section('', '', 'A query reads. A schema helps. Every schema of a schema is a schema.'),
    section('paging', 'Load page by page', 'usePaginatedQuery loads pages.', 'usePaginatedQuery'),
  ]),
  page('/writing', 'Writing data', [
    section('', '', 'Change a document.', 'ctx.db.patch\nctx.db.insert'),
  ]),
  page('/realtime', 'Realtime', [section('', '', 'Results stay up to date by a subscription.')]),
  page('/guide', 'Values', [section('', '', 'Values of documents.')]),
  page('/api/values', 'Values', [section('', '', 'Values of documents.')], { kind: 'api' }),
  ...filler,
];

function engineOf(all: readonly SearchPage[], synonyms = {}) {
  const files = indexFiles(buildIndex(all, synonyms));
  const asked: string[] = [];
  const engine = createEngine(async (name) => {
    asked.push(name);
    const file = files.get(name);
    if (file === undefined) throw new Error(`No file ${name}`);
    return JSON.parse(file);
  });
  return { engine, asked };
}

async function find(query: string, synonyms = {}): Promise<string[]> {
  const hits = await engineOf(pages, synonyms).engine.search(query, 8);
  return hits.map(({ path, id }) => (id === '' ? path : `${path}#${id}`));
}

describe('search', () => {
  test('finds the same without snippets', async () => {
    const { engine } = engineOf(pages);
    const full = await engine.search('schema of a table', 8);
    expect(full[0]?.snippet).not.toBe('');
    const bare = await engine.search('schema of a table', 8, true);
    expect(bare).toEqual(full.map((hit) => ({ ...hit, snippet: '', matches: [] })));
  });

  test('reads a file once for all engines that share what they have read', async () => {
    const files = new Map<string, unknown>();
    const index = indexFiles(buildIndex(pages, {}));
    const asked: string[] = [];
    const load = async (name: string) => {
      asked.push(name);
      return JSON.parse(index.get(name) ?? 'null');
    };
    const first = await createEngine(load, files).search('schema', 8);
    const count = asked.length;
    expect(await createEngine(load, files).search('schema', 8)).toEqual(first);
    expect(asked).toHaveLength(count);
  });

  test('leads to a section that says more than its page’s title, and to the page when that is all a query says', async () => {
    const chat = page('/agents/messages', 'Messages', [
      section('', '', 'Messages of a thread are listed, saved and shown.'),
      section('save', 'Save messages', 'Save one before the model answers.'),
      section('order', 'Order', 'Each has a place in its thread.'),
    ]);
    const { engine } = engineOf([chat, ...pages]);
    const placeOf = async (query: string) => (await engine.search(query, 1))[0]?.id;
    expect(await placeOf('messages')).toBe('');
    expect(await placeOf('messag')).toBe('');
    expect(await placeOf('save messages')).toBe('save');
    expect(await placeOf('order of messages')).toBe('order');
  });

  test('counts pages with every word by section, and finds them in parts', async () => {
    const many = Array.from({ length: 30 }, (_, index) =>
      page(`/a/${index}`, `Topic ${index}`, [section('', '', index < 20 ? 'alpha beta' : 'beta')], {
        ...(index !== 19 && { section: index % 2 ? 'Odd' : 'Even' }),
      }),
    );
    const { engine } = engineOf([...many, ...filler]);
    const { hits, counts } = await engine.find('alpha beta', { limit: 8 });
    expect(hits).toEqual(await engine.search('alpha beta', 8));
    expect(counts).toEqual([
      ['Even', 10],
      ['Odd', 9],
      ['', 1],
    ]);
    const inParts = [];
    for (const from of [0, 8, 16]) {
      const part = await engine.find('alpha beta', { limit: 8, from });
      expect(part.counts).toEqual(counts);
      inParts.push(...part.hits.map(({ path }) => path));
    }
    expect(new Set(inParts).size).toBe(20);
    expect(inParts).toHaveLength(20);
    const odd = await engine.find('alpha beta', { limit: 8, section: 'Odd' });
    expect(odd.hits.map((hit) => hit.section)).toEqual(Array(8).fill('Odd'));
    const rest = await engine.find('alpha beta', { limit: 8, section: 'Odd', from: 8 });
    expect(rest.hits).toHaveLength(1);
    const none = await engine.find('alpha beta', { limit: 8, section: '' });
    expect(none.hits.map(({ path }) => path)).toEqual(['/a/19']);
  });

  test('counts the best ones even if they lack a word, and nothing for nonsense', async () => {
    const { engine } = engineOf(pages);
    const found = await engine.find('schema subscription', { limit: 8 });
    expect(found.counts).toEqual([['', found.hits.length]]);
    expect(found.hits.length).toBeGreaterThan(1);
    expect(await engine.find('zzxqv blorb', { limit: 8 })).toEqual({ hits: [], counts: [] });
  });

  test('puts the page about a word before pages that mention it often', async () => {
    expect((await find('schema')).slice(0, 2)).toEqual(['/database/schemas', '/functions/queries']);
  });

  test.each([
    ['usePaginatedQuery', '/functions/queries#paging'],
    ['use paginated query', '/functions/queries#paging'],
    ['paginatedquery', '/functions/queries#paging'],
    ['usePag', '/functions/queries#paging'],
    ['v.union', '/database/schemas#describe-fields'],
    ['union', '/database/schemas#describe-fields'],
    ['ctx.db.patch', '/writing'],
    ['db.patch', '/writing'],
    ['patch', '/writing'],
    ['ctx.db.pat', '/writing'],
  ])('finds %s as a whole and by its parts', async (query, address) => {
    expect((await find(query))[0]).toBe(address);
  });

  test('links to the section that says most', async () => {
    expect((await find('describe fields'))[0]).toBe('/database/schemas#describe-fields');
  });

  test('treats the last word as a prefix, unless a space follows it', async () => {
    expect(await find('subscr')).toEqual(['/realtime']);
    expect(await find('subscr ')).toEqual([]);
  });

  test.each([
    ['shcema', '/database/schemas'],
    ['realtme', '/realtime'],
  ])('finds what %s was meant to be', async (query, address) => {
    expect((await find(query))[0]).toBe(address);
  });

  test('puts a guide before a generated page that says the same', async () => {
    expect((await find('values')).slice(0, 2)).toEqual(['/guide', '/api/values']);
  });

  test('puts the page of an operation first when the query names an endpoint', async () => {
    const guide = page('/guide', 'Delete a project', [section('', '', 'Delete a project.')]);
    const path = '/management-api/delete-project';
    const operation = { ...guide, path, kind: 'http' as const, description: 'Delete a project.' };
    const { engine } = engineOf([guide, operation, ...filler]);
    expect((await engine.search('delete a project', 8))[0]?.path).toBe('/guide');
    expect((await engine.search('api to delete a project', 8))[0]?.path).toBe(path);
  });

  test('distinguishes names by their capitals', async () => {
    const named = (path: string, name: string) => page(path, name, [section('', '', 'Routes.')]);
    const { engine } = engineOf([
      named('/class', 'HttpRouter'),
      named('/function', 'httpRouter'),
      ...filler,
    ]);
    expect((await engine.search('httpRouter', 8))[0]?.path).toBe('/function');
    expect((await engine.search('HttpRouter', 8))[0]?.path).toBe('/class');
  });

  test('links to the heading of exactly that name, even if another with the same stem ranks higher', async () => {
    const plural =
      'Runs queries. Like useQuery, but for several queries; useQueries takes queries.';
    const { engine } = engineOf([
      page('/hooks', 'Hooks', [
        section('', '', 'Hooks such as useQuery run queries.', 'useQuery\nuseQueries'),
        section('usequery', 'useQuery', 'Subscribes to a result.'),
        section('usequeries', 'useQueries', plural, 'useQuery\nuseQueries'),
      ]),
      ...filler,
    ]);
    expect((await engine.search('useQuery', 8))[0]?.id).toBe('usequery');
    expect((await engine.search('useQueries', 8))[0]?.id).toBe('usequeries');
  });

  test('puts the text of an error that was pasted before pages about its words', async () => {
    const message = 'Could not find public function for tasks:list';
    const error = { ...section('missing', 'Missing', message), errors: message };
    const { engine } = engineOf([
      page('/functions', 'Functions', [
        section('find', 'Choose', 'Find a public function: a function to find is public.'),
      ]),
      page('/error', 'Errors', [section('', '', ''), error]),
      ...filler,
    ]);
    const [first] = await engine.search('Could not find public function for tasks', 8);
    expect(first).toMatchObject({ path: '/error', id: 'missing' });
  });

  test('treats the first cell of a row as its topic', async () => {
    const table = {
      ...section('sizes', 'Sizes', 'Bandwidth 1 GiB Files 2 GiB'),
      topics: 'Bandwidth',
    };
    const { engine } = engineOf([
      page('/mention', 'Export', [section('', '', 'An export takes bandwidth, much bandwidth.')]),
      page('/limits', 'Limits', [section('', '', ''), table]),
      ...filler,
    ]);
    expect((await engine.search('bandwidth', 8))[0]).toMatchObject({
      path: '/limits',
      id: 'sizes',
    });
  });

  test('ranks a heading lower if many pages have it', async () => {
    const operations = Array.from({ length: 9 }, (_, index) =>
      page(`/operation/${index}`, `Operation ${index}`, [
        section('', '', 'Calls something.'),
        section('authorization', 'Authorization', 'Send a token.'),
      ]),
    );
    const about = page('/auth', 'Authentication and authorization', [
      section('', '', 'Decide who may do what.'),
    ]);
    const { engine } = engineOf([...operations, about, ...filler]);
    expect((await engine.search('authorization', 8))[0]?.path).toBe('/auth');
  });

  test('knows synonyms with words that say little', async () => {
    const synonyms = { 'how many': 'realtime' };
    expect(await find('how many', synonyms)).toContain('/realtime');
  });

  test('prefers a word as it was typed to longer words that begin with it', async () => {
    const { engine } = engineOf([
      page('/options', 'DefineSchemaOptions', [section('', '', 'Options.')]),
      page('/schemas', 'Tables', [
        section('', '', 'Tables.'),
        section('schema', 'defineSchema', 'Defines the schema of all tables.', 'defineSchema'),
      ]),
      ...filler,
    ]);
    expect((await engine.search('defineSchema', 8))[0]?.path).toBe('/schemas');
  });

  test('knows synonyms of one word and of several', async () => {
    const synonyms = { websocket: 'realtime', 'live query': 'realtime' };
    expect(await find('websocket')).toEqual([]);
    expect((await find('websocket', synonyms))[0]).toBe('/realtime');
    expect((await find('live query', synonyms))[0]).toBe('/realtime');
  });

  test('finds nothing for unknown words or for punctuation', async () => {
    expect(await find('kubernetes')).toEqual([]);
    expect(await find('?!')).toEqual([]);
  });

  test('searches for words that say little when there are no others', async () => {
    expect(await find('how')).toEqual([]);
  });

  test('says what was found, as the page writes it', async () => {
    const [hit] = await engineOf(pages).engine.search('paginated', 8);
    expect(hit).toMatchObject({
      title: 'Queries',
      heading: 'Load page by page',
      snippet: 'usePaginatedQuery loads pages.',
      matches: ['Paginated'],
    });
  });

  test('returns as many results as requested', async () => {
    expect(await engineOf(pages).engine.search('text', 5)).toHaveLength(5);
  });
});

describe('loading', () => {
  test('takes the head first, then only the parts that a query needs', async () => {
    const { engine, asked } = engineOf(pages);
    await engine.prepare();
    expect(asked).toEqual(['head.json']);
    await engine.search('realtime ', 8);
    expect(asked.filter((name) => /^page-/.test(name))).toEqual(['page-3-0.json']);
    expect(asked).not.toContain('words.json');
  });

  test('loads only the part of a long page that contains the section', async () => {
    const sections = Array.from({ length: 120 }, (_, index) =>
      section(
        `s${index}`,
        index === 0 ? '' : `Part ${'abcdefghijkl'[Math.floor(index / 10)]}x${index}`,
        '',
      ),
    );
    const { engine, asked } = engineOf([...pages, page('/long', 'Long', sections)]);
    const [first] = await engine.search('lx113 ', 8);
    expect(first).toMatchObject({ path: '/long', id: 's113' });
    expect(asked.filter((name) => /^page-/.test(name))).toEqual([`page-${pages.length}-28.json`]);
  });

  test('loads no file twice', async () => {
    const { engine, asked } = engineOf(pages);
    await Promise.all([engine.search('schema', 8), engine.search('schema', 8)]);
    await engine.search('schema', 8);
    expect(new Set(asked).size).toBe(asked.length);
  });

  test('retries a file that failed', async () => {
    const files = indexFiles(buildIndex(pages, {}));
    let isOnline = false;
    const engine = createEngine(async (name) => {
      if (!isOnline) throw new Error('offline');
      return JSON.parse(files.get(name) ?? '');
    });
    await expect(engine.search('schema', 8)).rejects.toThrow('offline');
    isOnline = true;
    expect(await engine.search('schema', 8)).not.toEqual([]);
  });

  test('needs nothing more once the rest is loaded', async () => {
    const files = indexFiles(buildIndex(pages, {}));
    let isOnline = true;
    const engine = createEngine(async (name) => {
      if (!isOnline) throw new Error('offline');
      return JSON.parse(files.get(name) ?? '');
    });
    await engine.loadRest();
    isOnline = false;
    const results = await Promise.all(
      ['schema', 'usePag', 'realtme', 'values'].map((query) => engine.search(query, 8)),
    );
    expect(results.map((hits) => hits.length > 0)).toEqual([true, true, true, true]);
  });
});

describe('suggestions', () => {
  test('are words of the pages close to those that were not found', async () => {
    expect(await engineOf(pages).engine.suggest('skhemma', 5)).toContain('schema');
  });

  test("are empty for a word that isn't similar to any", async () => {
    expect(await engineOf(pages).engine.suggest('xylophone', 5)).toEqual([]);
  });
});

test('an index of many terms is cut into shards that are searched alike', async () => {
  const many = Array.from({ length: 300 }, (_, index) =>
    page(`/p${index}`, `Alpha${index} beta`, [
      section('', '', Array.from({ length: 30 }, (__, word) => `w${index}x${word}`).join(' ')),
    ]),
  );
  const index = buildIndex(many, {});
  expect(index.shards.length).toBeGreaterThan(3);
  const files = indexFiles(index);
  const engine = createEngine(async (name) => JSON.parse(files.get(name) ?? ''));
  for (const number of [0, 7, 150, 299]) {
    const [first] = await engine.search(`w${number}x3 `, 8);
    expect(first?.path).toBe(`/p${number}`);
  }
  expect(await engine.search('w29', 8)).toHaveLength(8);
});

describe('a pasted error', () => {
  const text = 'Cause. The schema does not have this index. Fix. Add it and push.';
  const all = [
    ...pages,
    page('/error', 'Errors and warnings', [
      section('', '', ''),
      section('index-not-found', 'Index <table>.<index> not found', text),
    ]),
    page('/indexes', 'Indexes', [
      section('', '', 'An index was not found by author. The index of posts was not found.'),
    ]),
  ];

  test('leads to its entry first, with the cause as the text of the result', async () => {
    const { engine, asked } = engineOf(all);
    const [first, ...others] = await engine.search(
      'Uncaught Error: Index posts.by_author not found.',
      8,
    );
    expect(first).toMatchObject({
      path: '/error',
      id: 'index-not-found',
      title: 'Errors and warnings',
    });
    expect(first?.snippet).toContain('The schema does not have this index.');
    expect(others.map(({ path }) => path)).not.toContain('/error');
    expect(asked).toContain('error-messages.json');
  });

  test('counts among the errors, once, and is listed before what comes in parts', async () => {
    const errors = page(
      '/error',
      'Errors and warnings',
      [section('', '', ''), section('index-not-found', 'Index <table>.<index> not found', text)],
      { kind: 'errors', section: 'Errors' },
    );
    const about = Array.from({ length: 12 }, (_, index) =>
      page(`/posts/${index}`, 'Index posts.by_author not found', [
        section('', '', 'Index posts.by_author not found. Uncaught error.'),
      ]),
    );
    const { engine } = engineOf([...about, errors, ...filler]);
    const pasted = 'Uncaught Error: Index posts.by_author not found.';
    const first = await engine.find(pasted, { limit: 8 });
    expect(first.hits[0]).toMatchObject({ id: 'index-not-found', section: 'Errors' });
    expect(first.counts).toEqual([
      ['Errors', 1],
      ['', 12],
    ]);
    const rest = await engine.find(pasted, { limit: 8, from: 8 });
    const paths = [...first.hits, ...rest.hits].map(({ path }) => path);
    expect(new Set(paths).size).toBe(13);
    expect(paths).toHaveLength(13);
    const others = await engine.find(pasted, { limit: 8, section: '' });
    expect(others.hits.map(({ path }) => path)).not.toContain('/error');
    const own = await engine.find(pasted, { limit: 8, section: 'Errors' });
    expect(own.hits.map(({ id }) => id)).toEqual(['index-not-found']);
  });

  test('is not looked for in a query that is not one', async () => {
    const { engine, asked } = engineOf(all);
    await engine.search('how do I page through posts', 8);
    await engine.search('schema', 8);
    expect(asked).not.toContain('error-messages.json');
  });
});

describe('a task in readers’ words', () => {
  const deleting = page('/writing', 'Writing data', [
    section('', '', 'Change a document.'),
    section('soft-delete', 'Delete softly', 'Set a field instead of deleting.'),
  ]);
  const other = page('/ids', 'Ids', [
    section('', '', 'The trash of a document. Things of a document, a thing, a document.'),
  ]);
  const tasks = new Map([['soft-delete', ['move things to the trash', 'undo']]]);

  test('leads to the section that explains it, although other pages have its words', async () => {
    const { engine } = engineOf([{ ...deleting, tasks }, other, ...filler]);
    const [hit] = await engine.search('how do I move a thing to the trash', 8);
    expect(hit).toMatchObject({ path: '/writing', id: 'soft-delete', heading: 'Delete softly' });
  });

  test('is what makes the difference', async () => {
    const { engine } = engineOf([deleting, other, ...filler]);
    expect((await engine.search('how do I move a thing to the trash', 8))[0]?.path).toBe('/ids');
  });
});

describe('the page that a query names', () => {
  const named = [
    page(
      '/functions/query-functions',
      'Reading functions',
      [section('', '', 'They read documents.')],
      { names: ['query'] },
    ),
    page('/tips', 'Tips', [
      section('', '', 'A query is fast. A query is cached. Query, query, query.'),
      section('query', 'A query', 'Every query is a query.'),
    ]),
    page('/mutations', 'Mutations', [section('', '', 'They write.')]),
    page('/vs-code', 'Editors', [section('', '', 'VS Code versus others. Query in VS Code.')]),
    ...filler,
  ];
  const first = async (query: string) =>
    (await engineOf(named).engine.search(query, 8)).map(({ path }) => path);

  test.each(['query', 'queries', 'Query', 'convex queries'])(
    'comes first for %j',
    async (query) => {
      expect((await first(query))[0]).toBe('/functions/query-functions');
    },
  );

  test('comes before pages that mention both sides of a comparison', async () => {
    expect((await first('query vs mutation')).slice(0, 2).sort()).toEqual([
      '/functions/query-functions',
      '/mutations',
    ]);
  });

  test('is not needed to find a query with more words', async () => {
    expect(await first('cached query')).toContain('/tips');
  });
});

describe('a query that the pages know too little about', () => {
  test.each(['zzxqv blorb', 'zzxqv qwert schema', '9f8e7d6c5b4a'])(
    'finds nothing: %j',
    async (query) => {
      expect(await find(query)).toEqual([]);
    },
  );

  test.each(['shcema', 'schema blorb', 'usePaginatedQuer'])(
    'finds what is known of %j',
    async (query) => {
      expect(await find(query)).not.toEqual([]);
    },
  );
});

describe('the list of errors', () => {
  const sections = [
    section('', '', 'About lists.'),
    section('size', 'The page size of a paginated query', 'Choose how many results a page has.'),
  ];
  const all = [
    page('/error', 'Lists', sections, { kind: 'errors' }),
    page('/pagination', 'Lists', sections),
    ...filler,
  ];
  const scores = async (query: string) => {
    const hits = await engineOf(all).engine.search(query, 8);
    const scoreOf = (path: string) => hits.find((hit) => hit.path === path)?.score ?? 0;
    return scoreOf('/error') / scoreOf('/pagination');
  };

  test('counts less than a guide that says the same', async () => {
    expect(await scores('size results')).toBeLessThan(0.8);
  });

  test('counts as much for a part of a message', async () => {
    expect(await scores('page size paginated query')).toBeGreaterThan(0.85);
    expect(await scores('The page size must not be 0')).toBeGreaterThan(0.99);
  });
});
