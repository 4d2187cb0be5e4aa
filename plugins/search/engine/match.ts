import { editDistance } from '../../../src/lib/nearest';
import { analyzeQuery, type QueryToken } from './query';
import { eachPosting, type IndexReader, type Shard } from './reader';
import type { Synonyms } from './types';
import { weights } from './weights';
import { isNameTerm, stem } from './words';

interface Match {
  term: string;
  weight: number;
  postings: string;
}

/** Longer beginnings say more; a short one would take in half of the index. */
const maxCompletions = 24;

// cspell:disable
/** What may follow a stem while a word is being typed: `pagina` on its way to `pagination`. */
const suffixes =
  'ations ating ated ates ements ing ions ies ed ers ors ities ances ences ables ives'.split(' ');
// cspell:enable

/** The position of a term in an ordered list, or where it would be inserted. */
function positionOf(terms: readonly string[], term: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle] ?? '') < term) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The numbers of the shards that contain a term, or all terms that begin with it. */
function shardsOf(firstTerms: readonly string[], term: string, isPrefix: boolean): number[] {
  const first = Math.max(0, positionOf(firstTerms, `${term}\u0000`) - 1);
  if (!isPrefix) return [first];
  const last = Math.max(first, positionOf(firstTerms, `${term}\uffff`) - 1);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function exact(shard: Shard, term: string, weight: number): Match[] {
  const place = positionOf(shard.terms, term);
  const postings = shard.postings[place];
  return shard.terms[place] === term && postings !== undefined ? [{ term, weight, postings }] : [];
}

function completions(shard: Shard, text: string, ofNames: boolean): Match[] {
  const matches: Match[] = [];
  for (let place = positionOf(shard.terms, text); place < shard.terms.length; place += 1) {
    const term = shard.terms[place] ?? '';
    if (!term.startsWith(text)) break;
    if (isNameTerm(term) !== ofNames) continue;
    const weight = weights.alternativeBoost * Math.sqrt(text.length / term.length);
    matches.push({ term, weight, postings: shard.postings[place] ?? '' });
  }
  return matches;
}

/** Stems that the text is a longer form of. */
function longerForms(shard: Shard, text: string): Match[] {
  const matches: Match[] = [];
  for (let length = text.length - 1; length >= Math.max(4, text.length - 5); length -= 1) {
    const rest = text.slice(length);
    if (!suffixes.some((suffix) => suffix.startsWith(rest))) continue;
    matches.push(...exact(shard, text.slice(0, length), weights.alternativeBoost));
  }
  return matches;
}

/** Finds the terms of the loaded shards that match a token, each once. */
function matchToken(token: QueryToken, shards: readonly Shard[]): Match[] {
  const found = new Map<string, Match>();
  const add = (match: Match) => {
    if ((found.get(match.term)?.weight ?? 0) < match.weight) found.set(match.term, match);
  };
  const [own, ...others] = token.terms;
  for (const shard of shards) if (own) exact(shard, own.term, own.weight).forEach(add);
  // A longer word counts in full only while the word as typed is none.
  const share = found.size > 0 || token.isName ? weights.alternativeBoost : 1;
  for (const shard of shards) {
    for (const { term, weight } of others) exact(shard, term, weight).forEach(add);
  }
  if (token.isPrefix && token.text.length > 1) {
    const longer = shards.flatMap((shard) => [
      ...completions(shard, token.text, token.isName === true),
      ...(token.isName ? [] : longerForms(shard, token.text)),
    ]);
    longer.sort((a, b) => b.weight - a.weight || b.postings.length - a.postings.length);
    for (const one of longer.slice(0, maxCompletions)) {
      add({ ...one, weight: one.weight * share });
    }
  }
  return [...found.values()];
}

/**
 * Adds a token's impacts by section: the best of its matches counts.
 * @returns the best impact, and in how many sections there is any
 */
export function scoreSections(
  matches: readonly Match[],
  scores: Float64Array,
): { best: number; count: number } {
  let best = 0;
  let count = 0;
  for (const { weight, postings } of matches) {
    eachPosting(postings, (section, impact) => {
      const score = impact * weight;
      const before = scores[section] ?? 0;
      if (before === 0) count += 1;
      if (score > before) scores[section] = score;
      if (score > best) best = score;
    });
  }
  return { best, count };
}

/** A word of the pages, how many pages name it, and how many letters differ. */
interface NearWord {
  text: string;
  distance: number;
}

function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1)
    letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Letters that may be wrong in a word of a length. */
function tolerance(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * Finds the words closest to a mistyped one, closest first, and of those the most frequent.
 * @param words of the pages, the most frequent first
 */
export function nearWords(
  typed: string,
  words: readonly string[],
  limit: number,
  slack = 0,
): NearWord[] {
  const wanted = typed.toLowerCase();
  const most = tolerance(wanted.length) + slack;
  const letters = lettersOf(wanted);
  const near: NearWord[] = [];
  for (const text of words) {
    if (Math.abs(text.length - wanted.length) > most) continue;
    const candidate = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
    if (countBits(letters ^ lettersOf(candidate)) > most * 2) continue;
    const distance = editDistance(wanted, candidate, most + 1);
    if (distance <= most && distance > 0) near.push({ text, distance });
  }
  return near.sort((a, b) => a.distance - b.distance).slice(0, limit);
}

export interface MatchedToken {
  token: QueryToken;
  matches: Match[];
}

/** What a word that was mistyped counts, by the letters that differ. */
const typoWeights = [1, 0.8, 0.6];

/** Shorter words have too many neighbors to be guessed. */
const minTypoLength = 4;

function matchAll(tokens: readonly QueryToken[], reader: IndexReader): Promise<MatchedToken[]> {
  return Promise.all(
    tokens.map(async (token) => {
      const { shards: firstTerms } = await reader.head();
      const numbers = new Set(token.terms.flatMap(({ term }) => shardsOf(firstTerms, term, false)));
      if (token.isPrefix) {
        const isLong = token.text.length > 1;
        for (const number of shardsOf(firstTerms, token.text, isLong)) numbers.add(number);
      }
      const shards = await Promise.all([...numbers].map(reader.shard));
      return { token, matches: matchToken(token, shards) };
    }),
  );
}

/** Replaces unknown words with the closest known ones. */
async function correctTypos(found: MatchedToken[], reader: IndexReader): Promise<MatchedToken[]> {
  const isUnknown = ({ token, matches }: MatchedToken) =>
    token.isWritten && matches.length === 0 && token.text.length >= minTypoLength;
  // A name can be unknown while its parts are known: that isn't a typo.
  if (!found.some((one) => one.token.isRequired && isUnknown(one))) return found;
  const words = await reader.words();
  const tokens = found.filter(isUnknown).map(({ token }): QueryToken => {
    const terms = nearWords(token.text, words, 4).map(({ text, distance }) => ({
      term: stem(text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')),
      weight: typoWeights[distance] ?? 0.4,
    }));
    return { ...token, terms, isPrefix: false, isMended: true };
  });
  const mended = await matchAll(tokens, reader);
  // Each in its place, because neighbors are compared.
  return found.map((one) => (isUnknown(one) && mended.shift()) || one);
}

function preferNames(found: readonly MatchedToken[]): MatchedToken[] {
  const known = new Set(
    found
      .filter(({ token, matches }) => token.isWritten && matches.length > 0)
      .map(({ token }) => token.text),
  );
  return found.map(({ token, matches }) => {
    const isPart = token.partOf !== undefined && known.has(token.partOf);
    const weight = isPart ? token.weight * weights.alternativeBoost : token.weight;
    const isRequired = token.isRequired || (token.isWritten && matches.length > 0);
    return { token: { ...token, weight, isRequired }, matches };
  });
}

/** Reads a query and finds the terms of the index that match each token of it. */
export async function matchQuery(
  query: string,
  synonyms: Synonyms,
  reader: IndexReader,
): Promise<MatchedToken[]> {
  const found = await matchAll(analyzeQuery(query, synonyms), reader);
  return preferNames(await correctTypos(found, reader));
}
