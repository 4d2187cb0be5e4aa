// cspell:ignore blorb paginatedquery pat realtme shcema skhemma subscr zzxqv
import { expect, test } from 'vitest';
import { engineOf, page, section } from '../pages';

const filler = Array.from({ length: 12 }, (_, index) =>
  page(`/other/${index}`, `Topic ${index}`, `Text number ${index} about things.`),
);

const pages = [
  page('/database/schemas', 'Schemas', [
    section('A schema describes the tables.'),
    section('Use v.union for several types.', 'describe-fields', 'Describe fields', {
      symbols: 'v.union',
    }),
  ]),
  page('/functions/queries', 'Queries', [
    section('A query reads. A schema helps. Every schema of a schema is a schema.'),
    section('usePaginatedQuery loads pages.', 'paging', 'Load page by page', {
      symbols: 'usePaginatedQuery',
    }),
  ]),
  page('/writing', 'Writing data', [
    section('Change a document.', '', '', { symbols: 'ctx.db.patch\nctx.db.insert' }),
  ]),
  page('/realtime', 'Realtime', 'Results stay up to date by a subscription.'),
  ...filler,
];

async function find(query: string, all = pages): Promise<string[]> {
  const { sections } = await engineOf(all).engine.find(query, { limit: 8 });
  return sections.map(({ path, id }) => (id === '' ? path : `${path}#${id}`));
}

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
  ['await ctx.db.patch(id, { done: true })', '/writing'],
  ['shcema', '/database/schemas'],
  ['realtme', '/realtime'],
])('finds %s: a name as a whole and by its parts, a mistyped word', async (query, address) => {
  expect((await find(query))[0]).toBe(address);
});

test('treats the last word as a prefix, unless a space follows it', async () => {
  expect(await find('subscr')).toEqual(['/realtime']);
  expect(await find('subscr ')).toEqual([]);
});

test('finds several sections of a page if they are wanted', async () => {
  const { engine } = engineOf([
    page('/files', 'Files', [
      section('Files of users.'),
      section('Upload a file in three steps.', 'upload', 'Upload a file'),
      section('An upload may have any size.', 'limits', 'Limits of an upload'),
    ]),
    ...filler,
  ]);
  const idsOf = async (perPage: number) =>
    (await engine.find('upload', { limit: 8, perPage })).sections.map(({ id }) => id);
  expect(await idsOf(1)).toHaveLength(1);
  expect((await idsOf(2)).sort()).toEqual(['limits', 'upload']);
});

test.each(['constructor', '__proto__', 'x is not a constructor', 'toString', 'hasOwnProperty'])(
  'takes %s for a word, which every object has as a property',
  async (query) => {
    const client = page('/client', 'The client', [
      section(`The ${query} takes an address.`, 'new', query),
    ]);
    const { sections } = await engineOf([...pages, client]).engine.find(query, { limit: 8 });
    expect(sections[0]).toMatchObject({ path: '/client', fits: true });
  },
);

test.each(["' OR 1=1 --", '%00', '1 2 3', '()', 'zzxqv blorb schema'])(
  'nothing fits %j, of which the pages have too little',
  async (query) => {
    const { engine } = engineOf([page('/one', 'One', '1 00 2 3'), ...pages]);
    const { sections } = await engine.find(query, { limit: 8 });
    expect(sections.some(({ fits }) => fits)).toBe(false);
  },
);

test('loads only the parts that a query needs', async () => {
  const { engine, asked } = engineOf(pages);
  await engine.find('realtime ', { limit: 8 });
  expect(asked.filter((name) => /^page-/.test(name))).toEqual(['page-3-0.json']);
  expect(asked).not.toContain('words.json');
});

test('suggests words of the pages close to those that were not found', async () => {
  expect(await engineOf(pages).engine.suggest('skhemma', 5)).toContain('schema');
});

test('a pasted error leads to its entry first, with the cause as the text of the result', async () => {
  const text = 'Cause. The schema does not have this index. Fix. Add it and push.';
  const { engine, asked } = engineOf([
    ...pages,
    page('/error', 'Errors and warnings', [
      section(''),
      section(text, 'index-not-found', 'Index <table>.<index> not found'),
    ]),
    page(
      '/indexes',
      'Indexes',
      'An index was not found by author. The index of posts was not found.',
    ),
  ]);
  const [entry, ...others] = (
    await engine.find('Uncaught Error: Index posts.by_author not found.', { limit: 8 })
  ).sections;
  expect(entry).toMatchObject({ path: '/error', id: 'index-not-found' });
  expect(entry?.snippet).toContain('The schema does not have this index.');
  expect(others.map(({ path }) => path)).not.toContain('/error');
  expect(asked).toContain('error-messages.json');
});
