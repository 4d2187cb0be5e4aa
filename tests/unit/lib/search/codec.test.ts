// cspell:ignore authent ctxdb paginat état
import { describe, expect, test } from 'vitest';
import {
  decodeCounts,
  decodeShard,
  eachPosting,
  encodeCounts,
  encodePostings,
  encodeShard,
  type Posting,
} from '../../../../src/lib/search/codec';

function decode(text: string): Posting[] {
  const postings: Posting[] = [];
  eachPosting(text, (section, impact) => postings.push({ section, impact }));
  return postings;
}

describe('postings', () => {
  test('keep their sections, however far apart', () => {
    const sections = [0, 1, 44, 45, 46, 89, 90, 91, 134, 2114, 2115, 2116, 100_000, 9_999_999];
    const postings = sections.map((section) => ({ section, impact: 1 }));
    expect(decode(encodePostings(postings)).map(({ section }) => section)).toEqual(sections);
  });

  test('keep every gap below ten thousand', () => {
    const gaps = Array.from({ length: 10_000 }, (_, index) => index);
    const wrong = gaps.filter((gap) => {
      const text = encodePostings([{ section: gap, impact: 1 }]);
      return decode(text)[0]?.section !== gap;
    });
    expect(wrong).toEqual([]);
  });

  test('keep their impact to a twentieth', () => {
    for (const impact of [0.02, 0.3, 1, 7.7, 25]) {
      const [posting] = decode(encodePostings([{ section: 3, impact }]));
      expect(Math.abs((posting?.impact ?? 0) / impact - 1)).toBeLessThan(0.05);
    }
  });

  test('are text that JSON does not escape', () => {
    const postings = Array.from({ length: 500 }, (_, index) => ({
      section: index * 37,
      impact: index / 20,
    }));
    const text = encodePostings(postings);
    expect(JSON.stringify(text)).toHaveLength(text.length + 2);
    expect(text).not.toContain(' ');
  });
});

describe('a shard', () => {
  test('comes back as it was', () => {
    const terms = ['auth', 'authent', 'author', 'ctx', 'ctxdb', 'état'];
    const postings = terms.map((_, section) => encodePostings([{ section, impact: 1 }]));
    expect(decodeShard(encodeShard({ terms, postings }))).toEqual({ terms, postings });
  });

  test('shares the beginnings of terms', () => {
    const { terms } = encodeShard({ terms: ['paginat', 'paginated'], postings: ['', ''] });
    expect(terms.split('\n').map((line) => line.slice(1))).toEqual(['paginat', 'ed']);
  });
});

test('counts are a character each, large ones more', () => {
  const counts = [0, 1, 45, 89, 90, 91, 180, 1000, 3];
  expect(decodeCounts(encodeCounts(counts))).toEqual(counts);
  expect(encodeCounts([1, 2, 89])).toHaveLength(3);
});
