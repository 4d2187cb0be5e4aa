import type { QueryToken } from './analyzeQuery';
import { type Match, scoreSections } from './vocabulary';

/** A token and the terms of the index that stand for it. */
export interface MatchedToken {
  token: QueryToken;
  matches: Match[];
}

/** A page that was found and the section of it that says most. */
export interface RankedPage {
  page: number;
  /** Its number in the page; 0 is the page's beginning. */
  section: number;
  score: number;
}

/** What further sections of a page with the same word add, together at most the best one's score. */
const furtherSections = 0.25;

/** Words that stand together in one section say more than the same words all over the page. */
const togetherness = 0.35;

/** A page that lacks a word of the query loses more than that word. */
const coveragePower = 1.6;

/** A heading is linked to when it says this much more than the page's beginning. */
const deepLinkLead = 1.05;

/**
 * Ranks pages, best first.
 * @param sizes how many sections each page has
 */
export function rankPages(tokens: readonly MatchedToken[], sizes: readonly number[]): RankedPage[] {
  const sections = sizes.reduce((sum, size) => sum + size, 0);
  const inSection = new Float64Array(sections);
  const inPage = new Float64Array(sizes.length);
  const covered = new Float64Array(sizes.length);
  let required = 0;

  for (const { token, matches } of tokens) {
    if (matches.length === 0) continue;
    const scores = new Float64Array(sections);
    const best = scoreSections(matches, scores);
    if (token.isRequired) required += best * token.weight;
    let section = 0;
    for (const [page, size] of sizes.entries()) {
      let most = 0;
      let sum = 0;
      for (const end = section + size; section < end; section += 1) {
        const score = scores[section] ?? 0;
        if (score === 0) continue;
        inSection[section] = (inSection[section] ?? 0) + score * token.weight;
        sum += score;
        if (score > most) most = score;
      }
      if (most === 0) continue;
      const further = furtherSections * Math.min(sum - most, most);
      inPage[page] = (inPage[page] ?? 0) + (most + further) * token.weight;
      if (token.isRequired) covered[page] = (covered[page] ?? 0) + best * token.weight;
    }
  }

  const ranked: RankedPage[] = [];
  let first = 0;
  for (const [page, size] of sizes.entries()) {
    const from = first;
    first += size;
    const score = inPage[page] ?? 0;
    if (score === 0) continue;
    let section = 0;
    let most = (inSection[from] ?? 0) * deepLinkLead;
    for (let index = 1; index < size; index += 1) {
      const own = inSection[from + index] ?? 0;
      if (own <= most) continue;
      most = own;
      section = index;
    }
    const coverage = required === 0 ? 1 : (covered[page] ?? 0) / required;
    const together = togetherness * Math.max(most, inSection[from] ?? 0);
    ranked.push({ page, section, score: (score + together) * coverage ** coveragePower });
  }
  return ranked.sort((a, b) => b.score - a.score || a.page - b.page);
}
