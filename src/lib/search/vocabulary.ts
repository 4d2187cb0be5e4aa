import type { QueryToken } from './analyzeQuery';
import { eachPosting, type Shard } from './codec';
import { isNameTerm } from './nameKey';
import { weights } from './weights';

/** A term of the index that matches a token of the query. */
export interface Match {
  term: string;
  weight: number;
  postings: string;
}

/** Longer beginnings say more; a short one would take in half of the index. */
const maxCompletions = 24;

// cspell:disable
/** What may follow a stem while a word is being typed: `pagina` on its way to `pagination`. */
const suffixes = [
  'ations',
  'ating',
  'ated',
  'ates',
  'ements',
  'ing',
  'ions',
  'ies',
  'ed',
  'ers',
  'ors',
  'ities',
  'ances',
  'ences',
  'ables',
  'ives',
];
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
export function shardsOf(firstTerms: readonly string[], term: string, isPrefix: boolean): number[] {
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
    const weight = weights.completion * Math.sqrt(text.length / term.length);
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
    matches.push(...exact(shard, text.slice(0, length), weights.completion));
  }
  return matches;
}

/** Finds the terms of the loaded shards that match a token, each once. */
export function matchToken(token: QueryToken, shards: readonly Shard[]): Match[] {
  const found = new Map<string, Match>();
  const add = (match: Match) => {
    if ((found.get(match.term)?.weight ?? 0) < match.weight) found.set(match.term, match);
  };
  const [own, ...others] = token.terms;
  for (const shard of shards) if (own) exact(shard, own.term, own.weight).forEach(add);
  const isKnown = found.size > 0;
  const share = isKnown ? weights.knownSynonym : 1;
  for (const shard of shards) {
    for (const { term, weight } of others) exact(shard, term, weight * share).forEach(add);
  }
  if (token.isPrefix && token.text.length > 1) {
    const completed =
      (isKnown ? weights.knownCompletion : 1) * (token.isName ? weights.nameStart : 1);
    const longer = shards.flatMap((shard) => [
      ...completions(shard, token.text, token.isName === true),
      ...(token.isName ? [] : longerForms(shard, token.text)),
    ]);
    longer.sort((a, b) => b.weight - a.weight || b.postings.length - a.postings.length);
    for (const one of longer.slice(0, maxCompletions)) {
      add({ ...one, weight: one.weight * completed });
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
