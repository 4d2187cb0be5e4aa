import { afterEach, describe, expect, test } from 'vitest';
import type { SearchPage } from '../../plugins/search/build/types';
import { weights } from '../../plugins/search/engine/weights';
import { engineOf, page, section } from '../unit/plugins/search/pages';

type Weight = keyof typeof weights;

/** Says so little about everything else that the two pages of a case decide. */
const filler = Array.from({ length: 30 }, (_, index) =>
  page(`/filler/${index}`, `Topic ${index}`, `Number ${index} of many things.`),
);

const words = (text: string, count: number) => Array(count).fill(text).join(' ');

interface Case {
  query: string;
  /** The page that is first, and the one that is first without the weight. */
  right: SearchPage;
  other: SearchPage;
  synonyms?: Record<string, string>;
  /** The value without effect. @defaultValue 0 */
  without?: number;
}

const heading = (text: string, body = '') => section(body, 'x', text);
const rival = page('/rival', 'Rival', words('zebra', 3));

const cases: Record<Weight, Case> = {
  k1: {
    query: 'zebra',
    right: page('/often', 'Often', words('zebra', 5)),
    other: page('/once', 'Once', 'zebra and four more words'),
  },
  b: {
    query: 'zebra',
    right: page('/short', 'Short', 'a zebra'),
    other: page('/long', 'Long', `zebra ${words('horse', 60)}`),
  },
  titleBoost: {
    // A word that goes on could be the beginning of the title.
    query: 'zebra ',
    right: page('/right', 'Zebra stripes', ''),
    other: rival,
  },
  headingBoost: {
    query: 'zebra',
    right: page('/right', 'Animals', [section(''), heading('Zebra stripes')]),
    other: rival,
  },
  keywordBoost: {
    query: 'zebra',
    right: page('/right', 'Animals', '', { keywords: ['zebra'] }),
    other: rival,
  },
  errorBoost: {
    query: 'zebra',
    right: page('/right', 'Animals', [section('', '', '', { errors: 'zebra not found' })]),
    other: rival,
  },
  topicBoost: {
    query: 'zebra',
    right: page('/right', 'Animals', [section('', '', '', { topics: 'zebra' })]),
    other: page('/rival', 'Rival', 'zebra'),
  },
  codeBoost: {
    query: 'zebra',
    right: page('/right', 'Animals', [section('', '', '', { symbols: 'zebra' })]),
    other: page('/rival', 'Rival', 'zebra'),
  },
  nameBoost: {
    query: 'zebra',
    right: page('/right', 'Zebra', ''),
    other: page('/rival', 'Zebra stripes', [
      section(words('zebra', 20)),
      heading('Zebra', words('zebra', 20)),
    ]),
  },
  alternativeBoost: {
    query: 'row',
    right: page('/right', 'Document model', words('document', 5)),
    other: page('/rival', 'Rival', 'row'),
    synonyms: { row: 'document' },
  },
  optionalBoost: {
    query: 'zebra crossing',
    right: page('/right', 'Walkway', words('walkway', 9)),
    other: page('/rival', 'Others', [section('walkway'), heading('Crossing of horse, cow, zebra')]),
    synonyms: { 'zebra crossing': 'walkway' },
    without: 1,
  },
  referenceBoost: {
    query: 'zebra',
    right: page('/guide', 'Guide', 'zebra'),
    other: page('/api', 'Guide', 'zebra', { kind: 'api' }),
    without: 1,
  },
  coverage: {
    query: 'zebra stripes',
    right: page('/right', 'Animals', words('zebra stripes', 6)),
    other: page('/rival', 'Zebra food', ''),
  },
  inheritedBoost: {
    query: 'zebra limits',
    right: page('/right', 'Zebra', [section(''), heading('Limits')]),
    other: page('/rival', 'Animals', [
      section(''),
      heading('Zebra limits, and more', words('zebra limits', 3)),
    ]),
  },
  agreementBoost: {
    query: 'feed zebra',
    right: page('/right', 'Animals', [section(''), heading('Feed a zebra')]),
    other: page('/rival', 'Others', [
      section(''),
      heading('Feed them, be it a zebra, a horse or none', words('zebra feed', 9)),
    ]),
  },
};

async function firstOf({ query, right, other, synonyms = {} }: Case): Promise<string | undefined> {
  const { engine } = engineOf([other, right, ...filler], synonyms);
  return (await engine.find(query, { limit: 8 })).sections[0]?.path;
}

const tuned = { ...weights };
afterEach(() => {
  Object.assign(weights, tuned);
});

describe('a query that each weight is for gets worse without it', () => {
  test.each(Object.entries(cases) as [Weight, Case][])('%s', async (weight, one) => {
    expect(await firstOf(one)).toBe(one.right.path);
    weights[weight] = one.without ?? 0;
    expect(await firstOf(one)).toBe(one.other.path);
  });

  test('there are at most fifteen', () => {
    expect(Object.keys(weights).length).toBeLessThanOrEqual(15);
  });
});
