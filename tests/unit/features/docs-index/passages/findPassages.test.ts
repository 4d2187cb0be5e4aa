// cspell:ignore idnex
import { expect, test, vi } from 'vitest';
import { findPassages } from '../../../../../src/features/docs-index/passages/findPassages';
import type {
  SearchResult,
  SearchSource,
} from '../../../../../src/features/docs-index/source/searchSource';

const pages: Record<string, string> = {
  '/indexes.md':
    '# Indexes\n\nAn index sorts.\n\n## Add an index\n\nCall `index` on a table.\n\n```ts\ntable.index("by_list")\n```\n',
  '/limits.md': '# Limits\n\nA table has 32 indexes.\n\n```text\nindex output\n```\n',
};

const results: SearchResult[] = [
  { title: 'Add an index', url: '/indexes#add', subtext: 'Indexes', matches: ['index'] },
  { title: 'Indexes', url: '/indexes', section: 'Database', matches: ['index'] },
  { title: 'Limits', url: '/limits', matches: ['indexes'] },
];

const sourceOf = (found: SearchResult[]): SearchSource & { search: ReturnType<typeof vi.fn> } => ({
  label: 'Docs search',
  search: vi.fn(async () => ({ results: found })),
  suggest: async () => ['index'],
});

const readMarkdown = vi.fn(async (address: string) => {
  const page = pages[address];
  if (page === undefined) throw new Error('404');
  return page;
});

const readAnchors = vi.fn(async (path: string) => (path === '/indexes' ? ['add'] : []));

const { signal } = new AbortController();

test('the best passages are quoted with their headings and addresses', async () => {
  const { passages } = await findPassages(
    'index',
    sourceOf(results),
    readMarkdown,
    readAnchors,
    signal,
  );
  expect(passages.map(({ title, url, where, quote }) => ({ title, url, where, quote }))).toEqual([
    {
      title: 'Add an index',
      url: '/indexes#add',
      where: 'Indexes',
      quote: 'Call index on a table.',
    },
    { title: 'Indexes', url: '/indexes', where: 'Database', quote: 'An index sorts.' },
    { title: 'Limits', url: '/limits', where: undefined, quote: 'A table has 32 indexes.' },
  ]);
});

test('one passage has the matching code; output is ignored', async () => {
  const { passages } = await findPassages(
    'index',
    sourceOf(results),
    readMarkdown,
    readAnchors,
    signal,
  );
  expect(passages.map(({ sample }) => sample?.code)).toEqual([
    'table.index("by_list")',
    undefined,
    undefined,
  ]);
});

test('each page is read once', async () => {
  readMarkdown.mockClear();
  await findPassages('index', sourceOf(results), readMarkdown, readAnchors, signal);
  expect(readMarkdown.mock.calls.map(([address]) => address)).toEqual([
    '/indexes.md',
    '/limits.md',
  ]);
});

test('a question is searched for as it was typed', async () => {
  const source = sourceOf(results);
  await findPassages('How do I add an index?', source, readMarkdown, readAnchors, signal);
  expect(source.search).toHaveBeenCalledWith('How do I add an index?', signal);
});

test('a page without a Markdown copy is quoted from its search snippet', async () => {
  const found = [{ title: 'Gone', url: '/gone#x', snippet: 'An index was here.' }];
  const { passages } = await findPassages(
    'index',
    sourceOf(found),
    readMarkdown,
    readAnchors,
    signal,
  );
  expect(passages).toEqual([
    {
      title: 'Gone',
      url: '/gone#x',
      quote: 'An index was here.',
      markdown: 'An index was here.',
      matches: ['index'],
    },
  ]);
});

test('without results there are suggestions', async () => {
  expect(await findPassages('indx', sourceOf([]), readMarkdown, readAnchors, signal)).toEqual({
    isInDocs: false,
    passages: [],
    suggestions: ['index'],
  });
});

test('a question whose words the passages lack is not in the docs, and has the nearest passages', async () => {
  const find = (question: string) =>
    findPassages(question, sourceOf(results), readMarkdown, readAnchors, signal);
  expect((await find('How do I add an index?')).isInDocs).toBe(true);
  expect((await find('How do I add an idnex?')).isInDocs).toBe(true);
  const { isInDocs, passages } = await find('How do I bake sourdough bread with an index?');
  expect(isInDocs).toBe(false);
  expect(passages.length).toBe(3);
});

test('a row that answers comes before the lead of the page that was found first', async () => {
  const { passages } = await findPassages(
    'How many indexes can a table have?',
    sourceOf(results),
    readMarkdown,
    readAnchors,
    signal,
  );
  expect(passages.map(({ url, quote }) => `${url} ${quote}`).slice(0, 2)).toEqual([
    '/limits A table has 32 indexes.',
    '/indexes#add Call index on a table.',
  ]);
});

test('the sections of the page that a question is about come first, with their addresses', async () => {
  const page = { title: 'Indexes', path: '/indexes' };
  const source = sourceOf(results.slice(2));
  const { passages, isInDocs } = await findPassages(
    'How do I add one?',
    source,
    readMarkdown,
    readAnchors,
    signal,
    page,
  );
  expect(isInDocs).toBe(true);
  expect(passages.map(({ title, url }) => `${title} ${url}`)).toEqual([
    'Add an index /indexes#add',
    'Limits /limits',
  ]);
  expect(source.search).toHaveBeenCalledTimes(1);
});

test('a section whose id is not known is quoted with the address of its page', async () => {
  const page = { title: 'Indexes', path: '/indexes' };
  readAnchors.mockResolvedValueOnce([]);
  const { passages } = await findPassages(
    'add',
    sourceOf([]),
    readMarkdown,
    readAnchors,
    signal,
    page,
  );
  expect(passages).toMatchObject([
    { title: 'Indexes', url: '/indexes', quote: 'Call index on a table.' },
  ]);
});

test('a question whose words are all in the title of its page gets the beginning of the page', async () => {
  const page = { title: 'Limits', path: '/limits' };
  const { passages } = await findPassages(
    'limits?',
    sourceOf([]),
    readMarkdown,
    readAnchors,
    signal,
    page,
  );
  expect(passages).toMatchObject([{ url: '/limits', quote: 'A table has 32 indexes.' }]);
});

test('a late response is dropped', async () => {
  const abort = new AbortController();
  const answer = findPassages('index', sourceOf(results), readMarkdown, readAnchors, abort.signal);
  abort.abort();
  await expect(answer).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
});
