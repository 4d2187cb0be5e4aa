import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { listDocs } from '../../plugins/content/listDocs';
import { pageStore } from '../../plugins/content/pageStore';
import { isPartial } from '../../plugins/content/partials';
import { anchorsOf } from '../../plugins/machines/catalog/anchorsOf';
import { fillLinks } from '../../plugins/machines/markdown/fillLinks';
import { buildIndex } from '../../plugins/search/buildIndex';
import { readDocs } from '../../plugins/search/evaluation/readDocs.mts';
import { indexFiles } from '../../plugins/search/indexFiles';
import { synonyms } from '../../plugins/search/synonyms';
import { starters } from '../../src/features/ask-ai/panel/starterQuestions';
import type { Answer, AskedPage } from '../../src/features/docs-index/passages/answer';
import { answerQuestion } from '../../src/features/docs-index/passages/answerQuestion';
import { markdownPath } from '../../src/lib/markdownPath';
import { readPages } from '../../src/lib/passages/readPages';
import { createIndexReader } from '../../src/lib/search/indexReader';
import { rankSections } from '../../src/lib/search/rankSections';

interface LabelledQuestion {
  question: string;
  /** The pages or sections that answer it; none if the docs don't. */
  routes: string[];
}

const readQuestions = (name: string) =>
  JSON.parse(readFileSync(`tests/fixtures/ask-ai/${name}.json`, 'utf8')) as LabelledQuestion[];
const questions = readQuestions('questions');
/** Written from the pages alone. Nothing is tuned to them. */
const keptAside = readQuestions('keptAside');
/** Questions that one row or paragraph answers, with a part of it. */
const directs = JSON.parse(readFileSync('tests/fixtures/ask-ai/directAnswers.json', 'utf8')) as {
  question: string;
  answer: string;
}[];
const answerable = questions.filter(({ routes }) => routes.length > 0);
const unanswerable = questions.filter(({ routes }) => routes.length === 0);
const { signal } = new AbortController();
const answers = new Map<string, Answer>();
let find: (question: string, page?: AskedPage) => Promise<Answer>;

beforeAll(async () => {
  const site = { siteUrl: '', baseUrl: '/', router: 'browser' } as const;
  const files = listDocs(process.cwd(), 'docs').filter((path) => !isPartial(path));
  const records = [...(await pageStore(process.cwd(), 'docs').read(files)).values()];
  const routes = new Map(records.map(({ file, route }) => [file, route]));
  const markdown = new Map(
    records.map(({ route, markdown: page }) => [
      markdownPath(route),
      page && fillLinks(page, { ...site, routes }),
    ]),
  );
  const index = indexFiles(buildIndex(await readDocs(process.cwd()), synonyms));
  const reader = createIndexReader(async (name) => JSON.parse(index.get(name) ?? 'null'));
  const read = async (address: string) => {
    const text = markdown.get(address);
    if (text === undefined) throw new Error(`There is no ${address}.`);
    return text;
  };
  const anchors = new Map(records.map((record) => [record.route, anchorsOf(record)]));
  const source = {
    rank: (question: string, limit: number) => rankSections(question, limit, reader),
    readPages: (paths: readonly string[]) => readPages(paths, read, signal),
    readAnchors: async (path: string) => anchors.get(path) ?? [],
    suggest: async () => [],
  };
  find = (question, page) => answerQuestion(question, source, signal, page);
  for (const { question } of [...questions, ...keptAside, ...directs]) {
    answers.set(question, await find(question));
  }
}, 300_000);

const isRight = (url: string, routes: readonly string[]) =>
  routes.some((route) => url === route || url.startsWith(`${route}#`));

/** Whether one of the first two passages is from a page or section that answers. */
function isAnswered({ question, routes }: LabelledQuestion): boolean {
  const { passages = [], confidence } = answers.get(question) ?? {};
  return confidence === 'answered' && passages.slice(0, 2).some(({ url }) => isRight(url, routes));
}

test('45 questions that the docs answer and 15 that they do not are labelled', () => {
  expect(answerable.length).toBe(45);
  expect(unanswerable.length).toBe(15);
});

test('at least 85 % of the questions have the right passage among the first two', () => {
  const wrong = answerable.filter((one) => !isAnswered(one));
  const shown = wrong.map(({ question }) => {
    const { passages = [], confidence } = answers.get(question) ?? {};
    return `${question} → ${confidence === 'answered' ? passages.map(({ url }) => url).join(' ') : 'refused'}`;
  });
  expect(1 - wrong.length / answerable.length, shown.join('\n')).toBeGreaterThanOrEqual(0.85);
});

test('at least 80 % of the questions that the docs do not answer are refused', () => {
  const taken = unanswerable.filter(
    ({ question }) => answers.get(question)?.confidence === 'answered',
  );
  const shown = taken.map(({ question }) => question).join('\n');
  expect(1 - taken.length / unanswerable.length, shown).toBeGreaterThanOrEqual(0.8);
});

test('of 60 questions kept aside, at least 82 % are right, at most one is wrongly denied, and no nonsense is answered', () => {
  const known = keptAside.filter(({ routes }) => routes.length > 0);
  const confidenceOf = ({ question }: LabelledQuestion) => answers.get(question)?.confidence;
  const missed = known.filter((one) => !isAnswered(one));
  const report = {
    missed: missed.map(({ question }) => {
      const { passages = [], confidence } = answers.get(question) ?? {};
      return `${question} → ${confidence}: ${passages.map(({ url }) => url).join(' ')}`;
    }),
    denied: known.filter((one) => confidenceOf(one) === 'none').map(({ question }) => question),
    nonsense: keptAside
      .filter((one) => one.routes.length === 0 && confidenceOf(one) === 'answered')
      .map(({ question }) => question),
  };
  const shown = JSON.stringify(report, null, 2);
  expect([keptAside.length, known.length]).toEqual([60, 50]);
  expect(1 - missed.length / known.length, shown).toBeGreaterThanOrEqual(0.82);
  expect(report.denied.length, shown).toBeLessThanOrEqual(1);
  expect(report.nonsense, shown).toEqual([]);
});

test('for at least 85 % of the questions about a price, a time or a number, the first passage has the answer', () => {
  const wrong = directs.filter(({ question, answer }) => {
    const { passages = [], confidence } = answers.get(question) ?? {};
    return confidence !== 'answered' || !passages[0]?.quote.includes(answer);
  });
  const shown = wrong.map(
    ({ question }) => `${question} → ${answers.get(question)?.passages[0]?.quote}`,
  );
  expect(directs.length).toBe(44);
  expect(1 - wrong.length / directs.length, shown.join('\n')).toBeGreaterThanOrEqual(0.85);
});

test('the docs answer each question that the panel offers', async () => {
  const leads = await Promise.all(
    starters.map(async (question) => {
      const { confidence, passages } = await find(question);
      return `${confidence}: ${passages[0]?.url}`;
    }),
  );
  expect(leads).toEqual([
    'answered: /functions#compare-the-kinds',
    'answered: /scheduling/cron-jobs',
    expect.stringMatching(/^answered: \/database\/(?:reading-data\/filters|pagination)/),
    'answered: /database/types#limits-and-names',
  ]);
});

test('a question about a page gets the passages of that page first', async () => {
  const asked: [title: string, path: string, question: string, expected: RegExp][] = [
    ['Limits', '/production/state/limits', 'What is the size of a document?', /1 MiB/],
    ['Cron jobs', '/scheduling/cron-jobs', 'How do I run one every day?', /daily|day/i],
    ['Clerk', '/auth/clerk', 'How do I sign out?', /sign/i],
  ];
  for (const [title, path, question, expected] of asked) {
    const { passages, confidence } = await find(question, { title, path });
    expect(confidence, question).toBe('answered');
    expect(passages[0]?.url.split('#')[0], question).toBe(path);
    expect(passages[0]?.markdown, question).toMatch(expected);
  }
  const bread = { title: 'Limits', path: '/production/state/limits' };
  expect((await find('How do I bake sourdough bread?', bread)).confidence).toBe('none');
});
