// cspell:ignore messag paginatedquery realtme shcema skhemma subscr usequeries usequery blorb Quer qwert zzxqv
import { describe, expect, test } from 'vitest';
import { buildIndex, indexFiles } from '../../../../../plugins/search/build/buildIndex';
import type { SearchPage, SearchSection } from '../../../../../plugins/search/build/types';
import { createEngine } from '../../../../../plugins/search/engine/find';

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

const first = async (engine: ReturnType<typeof createEngine>, query: string) =>
  (await engine.find(query, { limit: 8 })).sections[0];

async function find(query: string, synonyms = {}): Promise<string[]> {
  const { sections } = await engineOf(pages, synonyms).engine.find(query, { limit: 8 });
  return sections.map(({ path, id }) => (id === '' ? path : `${path}#${id}`));
}

describe('search', () => {
  test('finds several sections of a page if they are wanted', async () => {
    const { engine } = engineOf([
      page('/files', 'Files', [
        section('', '', 'Files of users.'),
        section('upload', 'Upload a file', 'Upload a file in three steps.'),
        section('limits', 'Limits of an upload', 'An upload may have any size.'),
      ]),
      ...filler,
    ]);
    const find = async (perPage: number) =>
      (await engine.find('upload', { limit: 8, perPage })).sections.map(({ id }) => id);
    expect(await find(1)).toHaveLength(1);
    expect((await find(2)).sort()).toEqual(['limits', 'upload']);
  });

  test.each(['constructor', '__proto__', 'x is not a constructor', 'toString', 'hasOwnProperty'])(
    'takes %s for a word, which every object has as a property',
    async (query) => {
      const { engine } = engineOf([
        ...pages,
        page('/client', 'The client', [section('new', query, `The ${query} takes an address.`)]),
      ]);
      const { sections } = await engine.find(query, { limit: 8 });
      expect(sections[0]).toMatchObject({ path: '/client', fits: true });
    },
  );

  test.each(["' OR 1=1 --", '%00', '1 2 3', '()'])(
    'nothing fits %j, which has no word',
    async (query) => {
      const { engine } = engineOf([page('/one', 'One', [section('', '', '1 00 2 3')]), ...pages]);
      const { sections } = await engine.find(query, { limit: 8 });
      expect(sections.some(({ fits }) => fits)).toBe(false);
    },
  );

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

  test('distinguishes names by their capitals', async () => {
    const named = (path: string, name: string) => page(path, name, [section('', '', 'Routes.')]);
    const { engine } = engineOf([
      named('/class', 'HttpRouter'),
      named('/function', 'httpRouter'),
      ...filler,
    ]);
    expect((await first(engine, 'httpRouter'))?.path).toBe('/function');
    expect((await first(engine, 'HttpRouter'))?.path).toBe('/class');
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
    expect((await first(engine, 'useQuery'))?.id).toBe('usequery');
    expect((await first(engine, 'useQueries'))?.id).toBe('usequeries');
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
    const found = await first(engine, 'Could not find public function for tasks');
    expect(found).toMatchObject({ path: '/error', id: 'missing' });
  });
});

describe('loading', () => {
  test('takes the head first, then only the parts that a query needs', async () => {
    const { engine, asked } = engineOf(pages);
    await engine.prepare();
    expect(asked).toEqual(['head.json']);
    await engine.find('realtime ', { limit: 8 });
    expect(asked.filter((name) => /^page-/.test(name))).toEqual(['page-3-0.json']);
    expect(asked).not.toContain('words.json');
  });
});

describe('suggestions', () => {
  test('are words of the pages close to those that were not found', async () => {
    expect(await engineOf(pages).engine.suggest('skhemma', 5)).toContain('schema');
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
    const found = await first(engine, `w${number}x3 `);
    expect(found?.path).toBe(`/p${number}`);
  }
  expect((await engine.find('w29', { limit: 8 })).sections).toHaveLength(8);
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
    const { sections } = await engine.find('Uncaught Error: Index posts.by_author not found.', {
      limit: 8,
    });
    const [entry, ...others] = sections;
    expect(entry).toMatchObject({
      path: '/error',
      id: 'index-not-found',
      title: 'Errors and warnings',
    });
    expect(entry?.snippet).toContain('The schema does not have this index.');
    expect(others.map(({ path }) => path)).not.toContain('/error');
    expect(asked).toContain('error-messages.json');
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
  const phrases = new Map([['soft-delete', ['move things to the trash', 'undo']]]);

  test('leads to the section that explains it, although other pages have its words', async () => {
    const { engine } = engineOf([{ ...deleting, phrases }, other, ...filler]);
    const hit = await first(engine, 'how do I move a thing to the trash');
    expect(hit).toMatchObject({ path: '/writing', id: 'soft-delete', heading: 'Delete softly' });
  });
});

describe('a query that the pages know too little about', () => {
  test.each(['zzxqv blorb', 'zzxqv qwert schema', '9f8e7d6c5b4a'])(
    'finds nothing: %j',
    async (query) => {
      expect(await find(query)).toEqual([]);
    },
  );
});
