// cspell:ignore idnex
import { expect, test, vi } from 'vitest';
import {
  answerQuestion,
  type QuestionSource,
} from '../../../../../src/features/docs-index/passages/answerQuestion';
import { readPages } from '../../../../../src/lib/passages/readPages';
import type { RankedSection } from '../../../../../src/lib/search/rankSections';

const pages: Record<string, string> = {
  '/indexes.md':
    '# Indexes\n\nAn index sorts.\n\n## Add an index\n\nCall `index` on a table.\n\n```ts\ntable.index("by_list")\n```\n',
  '/limits.md': '# Limits\n\nA table has 32 indexes.\n\n```text\nindex output\n```\n',
};

const section = (path: string, title: string, more: Partial<RankedSection> = {}) => ({
  path,
  title,
  id: '',
  heading: '',
  text: '',
  tasks: '',
  kind: 'page' as const,
  score: 0.5,
  ...more,
});

const sections: RankedSection[] = [
  section('/indexes', 'Indexes', { id: 'add', heading: 'Add an index', score: 1 }),
  section('/indexes', 'Indexes'),
  section('/limits', 'Limits', { score: 0 }),
];

const { signal } = new AbortController();

const readMarkdown = vi.fn(async (address: string) => {
  const page = pages[address];
  if (page === undefined) throw new Error('404');
  return page;
});

const readAnchors = vi.fn(async (path: string) => (path === '/indexes' ? ['add'] : []));

const sourceOf = (found: RankedSection[], own = signal): QuestionSource => ({
  rank: vi.fn(async () => ({
    asked: [{ terms: new Map([['index', 1]]), weight: 1 }],
    sections: found,
  })),
  readPages: (paths) => readPages(paths, readMarkdown, own),
  readAnchors,
  suggest: async () => ['index'],
});

const ask = (
  question: string,
  found = sections,
  ...page: { title: string; path: string }[]
): ReturnType<typeof answerQuestion> => answerQuestion(question, sourceOf(found), signal, ...page);

test('the best passages are quoted with their headings and addresses', async () => {
  const { passages } = await ask('index');
  expect(passages.map(({ title, url, where, quote }) => ({ title, url, where, quote }))).toEqual([
    {
      title: 'Add an index',
      url: '/indexes#add',
      where: 'Indexes',
      quote: 'Call index on a table.',
    },
    { title: 'Indexes', url: '/indexes', where: undefined, quote: 'An index sorts.' },
    { title: 'Limits', url: '/limits', where: undefined, quote: 'A table has 32 indexes.' },
  ]);
  expect(passages.map(({ matches }) => matches)).toEqual([['index'], ['index'], ['indexes']]);
});

test('a page without a Markdown copy is quoted from the index', async () => {
  const gone = section('/gone', 'Gone', { id: 'x', heading: 'It', text: 'An index was here.' });
  const { passages } = await ask('index', [gone]);
  expect(passages).toEqual([
    {
      title: 'It',
      where: 'Gone',
      url: '/gone#x',
      quote: 'An index was here.',
      lead: 'An index was here.',
      marks: [],
      markdown: 'An index was here.',
      matches: ['index'],
    },
  ]);
});

test('a question is denied only if the passages lack most of its words; with some of them they are the closest', async () => {
  expect((await ask('How do I add an index?')).confidence).toBe('answered');
  expect((await ask('How do I add an idnex?')).confidence).toBe('answered');
  const { confidence, passages } = await ask('How do I bake sourdough bread with an index?');
  expect(confidence).toBe('none');
  expect(passages.length).toBe(3);
  expect((await ask('How do I shrink an index?')).confidence).toBe('closest');
});

test('a row that answers comes before the lead of the page that was found first', async () => {
  const { passages } = await ask('How many indexes can a table have?');
  expect(passages.map(({ url, quote }) => `${url} ${quote}`).slice(0, 2)).toEqual([
    '/limits A table has 32 indexes.',
    '/indexes#add Call index on a table.',
  ]);
});

test('the sections of the page that a question is about come first, with their addresses', async () => {
  const page = { title: 'Indexes', path: '/indexes' };
  const { passages, confidence } = await ask('How do I add one?', sections.slice(2), page);
  expect(confidence).toBe('answered');
  expect(passages.map(({ title, url }) => `${title} ${url}`)).toEqual([
    'Add an index /indexes#add',
    'Limits /limits',
  ]);
});
