import { createHash } from 'node:crypto';
import { type Synonyms, synonymKey } from '../../src/lib/search/analyzeQuery';
import {
  encodeDigit,
  encodePostings,
  encodeShard,
  type Posting,
  type ShardFile,
} from '../../src/lib/search/codec';
import type { PageCard, SearchIndex, SearchPage, SearchSection } from '../../src/lib/search/types';
import {
  apiWeight,
  type Field,
  fieldWeights,
  lengthPenalty,
  partWeight,
  saturation,
} from '../../src/lib/search/weights';
import { isStopWord, partsOf, wholeOf, wordsOf } from '../../src/lib/search/words';
import { commonWords } from './commonWords';

/** Characters of a shard: about 7 kB after compression, so that a query of three words needs about 20. */
const shardSize = 12_000;

/** Sections kept per term, the best: what comes after them would never be among the results. */
const mostPostings = 400;

/** One character of the head counts them. */
export const mostSections = 90;

/** Above this, loading all pages ahead would cost a reader more than it saves. */
const mostBundledPages = 600;

const fields = Object.keys(fieldWeights) as Field[];

interface FieldCount {
  counts: Map<string, number>;
  length: number;
}

function countTerms(text: string): FieldCount {
  const counts = new Map<string, number>();
  let length = 0;
  const add = (term: string, weight: number) => counts.set(term, (counts.get(term) ?? 0) + weight);
  for (const word of wordsOf(text)) {
    if (isStopWord(word)) continue;
    length += 1;
    const whole = wholeOf(word);
    if (whole !== undefined) add(whole, 1);
    for (const part of partsOf(word)) add(part, partWeight);
  }
  return { counts, length };
}

function fieldTexts(page: SearchPage, section: SearchSection, isFirst: boolean) {
  const own = { heading: section.heading, symbols: section.symbols, errors: section.errors };
  const texts: Partial<Record<Field, string>> = { ...own, text: section.text };
  if (!isFirst) return texts;
  return {
    ...texts,
    title: page.title,
    label: page.label ?? '',
    keywords: page.keywords.join('\n'),
    route: page.path.split('/').join(' '),
    description: page.description,
  };
}

interface CountedSection {
  page: number;
  isApi: boolean;
  fields: Partial<Record<Field, FieldCount>>;
}

function countSections(pages: readonly SearchPage[]): CountedSection[] {
  return pages.flatMap((page, number) =>
    page.sections.map((section, index) => {
      const texts = fieldTexts(page, section, index === 0);
      const counted: CountedSection['fields'] = {};
      for (const field of fields) {
        const text = texts[field];
        if (text) counted[field] = countTerms(text);
      }
      return { page: number, isApi: page.kind === 'api', fields: counted };
    }),
  );
}

function averageLengths(sections: readonly CountedSection[]): Record<Field, number> {
  const average = (field: Field) => {
    const lengths = sections.flatMap((section) => section.fields[field]?.length ?? []);
    return lengths.reduce((sum, length) => sum + length, 0) / Math.max(lengths.length, 1) || 1;
  };
  return Object.fromEntries(fields.map((field) => [field, average(field)])) as Record<
    Field,
    number
  >;
}

/** BM25F: fields are added before the sum is saturated. */
function scoreTerms(pages: readonly SearchPage[]): Map<string, Posting[]> {
  const sections = countSections(pages);
  const averages = averageLengths(sections);
  const terms = new Map<string, { pages: Set<number>; postings: Posting[] }>();
  for (const [number, section] of sections.entries()) {
    const sums = new Map<string, number>();
    for (const field of fields) {
      const count = section.fields[field];
      if (!count) continue;
      const penalty = lengthPenalty[field];
      const norm = fieldWeights[field] / (1 - penalty + (penalty * count.length) / averages[field]);
      for (const [term, times] of count.counts) {
        sums.set(term, (sums.get(term) ?? 0) + times * norm);
      }
    }
    for (const [term, sum] of sums) {
      const entry = terms.get(term) ?? { pages: new Set(), postings: [] };
      entry.pages.add(section.page);
      const impact = (sum / (saturation + sum)) * (section.isApi ? apiWeight : 1);
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

/** Cuts the terms, in order, into shards of about the same size. */
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

function cardOf({ path, title, kind, section, sections }: SearchPage): PageCard {
  return {
    path,
    title,
    ...(kind === 'api' && { kind }),
    ...(section !== undefined && { section }),
    sections: sections.map(({ id, heading, text }) => [id, heading, text]),
  };
}

/**
 * Makes the index of all pages.
 * @param synonyms words that readers use → words that pages use
 */
export function buildIndex(pages: readonly SearchPage[], synonyms: Synonyms): SearchIndex {
  const { files, firstTerms } = cutShards(scoreTerms(pages));
  const cards = pages.map(cardOf);
  const sizes = pages.map(({ sections }) => encodeDigit(sections.length)).join('');
  const bundled = pages.length <= mostBundledPages;
  const keyed = Object.entries(synonyms).map(([from, to]) => [synonymKey(from), to]);
  const head = { sizes, shards: firstTerms, synonyms: Object.fromEntries(keyed), bundled };
  const words = commonWords(pages);
  const version = createHash('sha256')
    .update(JSON.stringify([head, files, cards, words]))
    .digest('base64url')
    .slice(0, 10);
  return { head: { version, ...head }, shards: files, cards, words };
}
