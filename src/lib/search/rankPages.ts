import type { QueryToken } from './analyzeQuery';
import { type Match, scoreSections } from './vocabulary';
import { weights } from './weights';

/** A token and the terms of the index that match it. */
export interface MatchedToken {
  token: QueryToken;
  matches: Match[];
}

/** A page that was found and the sections of it that say most. */
export interface RankedPage {
  page: number;
  /** Whether it has every word of the query that any page has. */
  isFull: boolean;
  /** What the page says as a whole. */
  score: number;
  /** What its best section says. */
  best: number;
  /** The ones to lead to, best first; 0 is the page's beginning. */
  sections: { number: number; score: number }[];
}

/** Sections of a page that are looked at closely. */
const maxSections = 4;

/** Covers are sums of fractions. */
const almost = 1 - 1e-9;

/** What the tokens add up to, by section and by page. */
interface Sums {
  section: Float64Array;
  /** The same to compare the sections of a page. */
  choice: Float64Array;
  /** How much of the required tokens is there. */
  sectionCover: Float64Array;
  page: Float64Array;
  pageCover: Float64Array;
  /** The cover of a page that has every token. */
  full: number;
}

function addToken({ token, matches }: MatchedToken, sizes: readonly number[], sums: Sums): void {
  const scores = new Float64Array(sums.section.length);
  const { best, count } = scoreSections(matches, scores);
  // A term that few sections contain is more significant.
  const rarity = Math.log(1 + scores.length / count);
  const cover = token.isRequired ? rarity * token.weight : 0;
  sums.full += cover;
  // A query that is a page's name asks for the page, not for one of its sections.
  const passedOn = token.isName && token.weight === 1 ? weights.inherited : weights.shared;
  let first = 0;
  for (const [page, size] of sizes.entries()) {
    // What a page is called also says what its sections are about.
    const inherited = (scores[first] ?? 0) * weights.inherited;
    let most = 0;
    let all = 0;
    for (let index = first; index < first + size; index += 1) {
      const own = scores[index] ?? 0;
      const score = Math.max(own, inherited);
      if (score === 0) continue;
      sums.section[index] = (sums.section[index] ?? 0) + score * token.weight;
      const shared = Math.max(own, (scores[first] ?? 0) * passedOn);
      sums.choice[index] = (sums.choice[index] ?? 0) + shared * token.weight;
      // A word mentioned in passing at the top of the page isn't what all of its sections are about.
      const share = own > 0 ? 1 : (scores[first] ?? 0) / best;
      sums.sectionCover[index] = (sums.sectionCover[index] ?? 0) + cover * share;
      all += own;
      if (own > most) most = own;
    }
    first += size;
    if (most === 0) continue;
    const further = weights.furtherSections * Math.min(all - most, most);
    sums.page[page] = (sums.page[page] ?? 0) + (most + further) * token.weight;
    sums.pageCover[page] = (sums.pageCover[page] ?? 0) + cover;
  }
}

/**
 * Ranks pages, best first: by what the whole page says, and by what its best section says.
 * @param sizes how many sections each page has
 * @param priors how much a page of its kind counts for the query
 */
export function rankPages(
  tokens: readonly MatchedToken[],
  sizes: readonly number[],
  priors: readonly number[],
): RankedPage[] {
  const sections = sizes.reduce((sum, size) => sum + size, 0);
  const sums: Sums = {
    section: new Float64Array(sections),
    choice: new Float64Array(sections),
    sectionCover: new Float64Array(sections),
    page: new Float64Array(sizes.length),
    pageCover: new Float64Array(sizes.length),
    full: 0,
  };
  for (const token of tokens) if (token.matches.length > 0) addToken(token, sizes, sums);

  const covered = (score = 0, cover = 0) =>
    sums.full === 0 ? score : score * (cover / sums.full) ** weights.coverage;
  const ranked: RankedPage[] = [];
  let first = 0;
  for (const [page, size] of sizes.entries()) {
    const prior = priors[page] ?? 1;
    const whole = covered(sums.page[page], sums.pageCover[page]) * prior;
    const found: RankedPage['sections'] = [];
    let best = 0;
    for (let number = 0; number < size && whole > 0; number += 1) {
      const lead = number === 0 ? weights.pageLead : 1;
      const index = first + number;
      const cover = sums.sectionCover[index];
      best = Math.max(best, covered(sums.section[index], cover) * lead * prior);
      const score = covered(sums.choice[index], cover) * lead * prior;
      if (score > 0) found.push({ number, score });
    }
    first += size;
    if (whole === 0) continue;
    found.sort((a, b) => b.score - a.score);
    const isFull = (sums.pageCover[page] ?? 0) >= sums.full * almost;
    ranked.push({ page, isFull, score: whole, best, sections: found.slice(0, maxSections) });
  }
  const total = ({ score, best }: RankedPage) => score + weights.together * best;
  return ranked.sort((a, b) => total(b) - total(a) || a.page - b.page);
}
