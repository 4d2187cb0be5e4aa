import { createHash } from 'node:crypto';
import { synonymKey } from '../engine/query';
import { encodePostings, encodeShard, type Posting, type ShardFile } from '../engine/reader';
import { kinds, type PageCard, type Synonyms, sectionsPerCard } from '../engine/types';
import { weights } from '../engine/weights';
import { isStopWord, nameKeys, partsOf, wholeOf, wordsOf } from '../engine/words';
import { commonWords } from './commonWords';
import { errorEntries, withMessages } from './errorEntries';
import type { SearchIndex, SearchPage, SearchSection } from './types';

/**
 * Characters in a shard, which is less than 4 kB compressed. Smaller shards need more requests, larger ones
 * longer requests.
 */
const shardSize = 6000;

/** The number of sections kept per term, best first. The rest would never be among the results. */
const mostPostings = 400;

/** Above this size, preloading all pages would cost a reader more than it saves. */
const mostBundledPages = 600;

/** How often each term appears in a text, and how many words the text has. */
function countTerms(text: string): { counts: Map<string, number>; length: number } {
  const counts = new Map<string, number>();
  let length = 0;
  const add = (term: string, count: number) => counts.set(term, (counts.get(term) ?? 0) + count);
  for (const word of wordsOf(text)) {
    if (isStopWord(word)) continue;
    length += 1;
    const whole = wholeOf(word);
    if (whole !== undefined) add(whole, 1);
    // The more parts a name has, the less each part says about it.
    const share = weights.alternativeBoost / Math.sqrt(Math.max(word.pieces.length - 1, 1));
    for (const part of partsOf(word)) add(part, share);
  }
  return { counts, length };
}

interface CountedSection {
  page: number;
  names: Map<string, number>;
  /** How often each term appears in the text. */
  body: Map<string, number>;
  length: number;
}

/** The number of pages that have each heading: `Limits` and `Response` say little. */
function countHeadings(pages: readonly SearchPage[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { sections } of pages) {
    for (const heading of new Set(sections.map((section) => section.heading))) {
      counts.set(heading, (counts.get(heading) ?? 0) + 1);
    }
  }
  return counts;
}

/** Only the best name counts, so that a title and a label with the same words don't count twice. */
function countNames(
  page: SearchPage,
  section: SearchSection,
  isFirst: boolean,
  pagesWithHeading: number,
) {
  const { id, heading, errors, topics } = section;
  const names = new Map<string, number>();
  const add = (name: string, weight: number) => {
    const { counts, length } = countTerms(name);
    for (const [term, count] of counts) {
      const value = (weight * Math.min(count, 1)) / Math.max(length, 1) ** weights.b;
      names.set(term, Math.max(names.get(term) ?? 0, value));
    }
  };
  add(heading, weights.headingBoost / Math.sqrt(pagesWithHeading));
  add(id, weights.topicBoost);
  for (const line of errors.split('\n')) add(line, weights.errorBoost);
  for (const line of topics.split('\n')) add(line, weights.topicBoost);
  for (const phrase of page.phrases?.get(id) ?? []) add(phrase, weights.keywordBoost);
  if (!isFirst) return names;
  for (const name of [page.title, page.label ?? '', ...(page.names ?? [])]) {
    for (const key of nameKeys(wordsOf(name))) names.set(key, weights.nameBoost);
  }
  add(page.title, weights.titleBoost);
  add(page.label ?? '', weights.titleBoost);
  for (const keyword of page.keywords) add(keyword, weights.keywordBoost);
  add(page.path.split('/').join(' '), weights.topicBoost);
  return names;
}

function countBody(page: SearchPage, section: SearchSection, isFirst: boolean) {
  const { counts: body, length } = countTerms(section.text);
  const add = (text: string, weight: number) => {
    for (const [term, count] of countTerms(text).counts) {
      body.set(term, (body.get(term) ?? 0) + count * weight);
    }
  };
  add(section.symbols, weights.codeBoost);
  if (isFirst) add(page.description, weights.codeBoost);
  return { body, length };
}

function countSections(pages: readonly SearchPage[]): CountedSection[] {
  const headings = countHeadings(pages);
  return pages.flatMap((page, number) =>
    page.sections.map((section, index) => ({
      page: number,
      names: countNames(page, section, index === 0, headings.get(section.heading) ?? 1),
      ...countBody(page, section, index === 0),
    })),
  );
}

/**
 * BM25 for the text, where a frequent term scores hardly more than a single one, plus the scores of the
 * names.
 */
function scoreTerms(pages: readonly SearchPage[]): Map<string, Posting[]> {
  const sections = countSections(pages);
  const average = sections.reduce((sum, { length }) => sum + length, 0) / sections.length || 1;
  const terms = new Map<string, { pages: Set<number>; postings: Posting[] }>();
  for (const [number, { page, names, body, length }] of sections.entries()) {
    const half = weights.k1 * (1 - weights.b + (weights.b * length) / average);
    for (const term of new Set([...names.keys(), ...body.keys()])) {
      const entry = terms.get(term) ?? { pages: new Set(), postings: [] };
      const often = body.get(term) ?? 0;
      const impact = (names.get(term) ?? 0) + often / (often + half);
      entry.pages.add(page);
      entry.postings.push({ section: number, impact });
      terms.set(term, entry);
    }
  }
  const result = new Map<string, Posting[]>();
  for (const [term, entry] of terms) {
    const rarity = Math.log(1 + (pages.length - entry.pages.size + 0.5) / (entry.pages.size + 0.5));
    const best = entry.postings
      .map(({ section, impact }) => ({ section, impact: impact * rarity }))
      .sort((a, b) => b.impact - a.impact)
      .slice(0, mostPostings);
    result.set(
      term,
      best.sort((a, b) => a.section - b.section),
    );
  }
  return result;
}

/** Splits the sorted terms into shards of about the same size. */
function cutShards(scored: ReadonlyMap<string, Posting[]>): {
  files: ShardFile[];
  firstTerms: string[];
} {
  const files: ShardFile[] = [];
  const firstTerms: string[] = [];
  let terms: string[] = [];
  let postings: string[] = [];
  let size = 0;
  const end = () => {
    if (terms.length === 0) return;
    firstTerms.push(terms[0] ?? '');
    files.push(encodeShard({ terms, postings }));
    [terms, postings, size] = [[], [], 0];
  };
  for (const term of [...scored.keys()].sort()) {
    const text = encodePostings(scored.get(term) ?? []);
    if (size > 0 && size + text.length > shardSize) end();
    terms.push(term);
    postings.push(text);
    size += term.length + text.length;
  }
  end();
  return { files, firstTerms };
}

/** A long page is split into several cards, so that a result doesn't require the whole page. */
function cardsOf({ path, title, kind, section, sections, phrases }: SearchPage): PageCard[] {
  const count = Math.ceil(sections.length / sectionsPerCard);
  return Array.from({ length: count }, (_, number) => ({
    path,
    title,
    ...(kind !== 'page' && { kind }),
    ...(section !== undefined && { section }),
    sections: sections
      .slice(number * sectionsPerCard, (number + 1) * sectionsPerCard)
      .map(({ id, heading, text }): PageCard['sections'][number] => {
        const own = phrases?.get(id);
        return own === undefined ? [id, heading, text] : [id, heading, text, own.join('\n')];
      }),
  }));
}

/**
 * Builds the index of all pages.
 * @param synonyms words that pages use, by words that readers use
 */
export function buildIndex(pages: readonly SearchPage[], synonyms: Synonyms): SearchIndex {
  const { files, firstTerms } = cutShards(scoreTerms(withMessages(pages)));
  const cards = pages.map(cardsOf);
  const keyed = Object.entries(synonyms).map(([from, to]) => [synonymKey(from), to]);
  const head = {
    sizes: pages.map(({ sections }) => sections.length),
    kinds: pages.map(({ kind }) => kinds.indexOf(kind)).join(''),
    shards: firstTerms,
    synonyms: Object.fromEntries(keyed),
    bundled: pages.length <= mostBundledPages,
  };
  const words = commonWords(pages);
  const errors = errorEntries(pages);
  const version = createHash('sha256')
    .update(JSON.stringify([head, files, cards, words, errors]))
    .digest('base64url')
    .slice(0, 10);
  return { head: { version, ...head }, shards: files, cards, words, errors };
}

/** The files of an index by name. `plugins/search/sources/docsIndex.ts` requests them. */
export function indexFiles({
  head,
  shards,
  cards,
  words,
  errors,
}: SearchIndex): Map<string, string> {
  const files = new Map([
    ['head.json', JSON.stringify(head)],
    ['words.json', JSON.stringify(words)],
    ['errors.json', JSON.stringify(errors)],
    // The dialog shows the text of a section, so a query doesn't have to load cause and fix. The first message of an
    // entry is its title. Messages of packages, on the pages below, are found by their words.
    [
      'error-messages.json',
      JSON.stringify(
        errors
          .filter(({ url }) => url.includes('/error#'))
          .map(({ url, messages }) => [url, ...messages]),
      ),
    ],
  ]);
  for (const [number, shard] of shards.entries()) {
    files.set(`terms-${number}.json`, JSON.stringify(shard));
  }
  for (const [page, parts] of cards.entries()) {
    for (const [part, card] of parts.entries()) {
      files.set(`page-${page}-${part}.json`, JSON.stringify(card));
    }
  }
  if (head.bundled) files.set('pages.json', JSON.stringify(cards));
  return files;
}
