// cspell:ignore authent ctxdb paginat état
import { describe, expect, test } from 'vitest';
import {
  decodeShard,
  eachPosting,
  encodePostings,
  encodeShard,
  type Posting,
} from '../../../../../plugins/search/engine/reader';

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
});

describe('a shard', () => {
  test('comes back as it was', () => {
    const terms = ['auth', 'authent', 'author', 'ctx', 'ctxdb', 'état'];
    const postings = terms.map((_, section) => encodePostings([{ section, impact: 1 }]));
    expect(decodeShard(encodeShard({ terms, postings }))).toEqual({ terms, postings });
  });
});
