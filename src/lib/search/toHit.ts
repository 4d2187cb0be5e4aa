import {
  jointAgreement,
  nameAgreement,
  namedShare,
  nameLead,
  phraseAgreement,
  type QueryTerms,
  quoteAgreement,
} from './agreement';
import { looksLikeError } from './errorHit';
import type { RankedPage } from './rankPages';
import type { Hit, PageCard } from './searchIndex';
import { findMatches, makeSnippet } from './snippet';
import { weights } from './weights';

/** How much a section can gain by a close look. */
const maxLead =
  Math.max(weights.sameHeading, weights.sameTask) +
  weights.jointHeading +
  weights.phrase +
  weights.quote +
  weights.exactHeading;

/**
 * Looks closely at a page: which of its sections agrees most with the query, and how much.
 * @param terms what snippet and matches are for; without them, these stay empty
 */
export function toHit(
  { score, best: bestScore, sections: ranked }: RankedPage,
  card: PageCard,
  asked: QueryTerms,
  query: string,
  terms?: ReadonlySet<string>,
): Hit {
  const { path, title, section, kind = 'page', sections } = card;
  const isExact = (name: string) => Number(name === query.trim());
  const sameTitle =
    weights.sameTitle * nameAgreement(title, asked) + weights.exactName * isExact(title);
  // A query that only names the page asks for all of it.
  const beginning = weights.beginning ** (1 - namedShare(title, asked));
  const minScore = (ranked[0]?.score ?? 0) / (1 + maxLead);
  const [best] = ranked
    .filter((one) => one.score >= minScore)
    .map((one) => {
      const [, heading, text, tasks = ''] = sections[one.number] ?? ['', '', ''];
      const phrase = phraseAgreement(`${title} ${heading} ${text}`, asked);
      const lead =
        nameLead(heading, tasks, asked) +
        weights.phrase * phrase +
        weights.quote * quoteAgreement(`${heading} ${text}`, query) +
        weights.exactHeading * isExact(heading);
      // Which section it is, not which page.
      const joint = weights.jointHeading * jointAgreement(heading, title, asked);
      const part = one.number === 0 ? beginning : 1;
      return { number: one.number, score: one.score * (1 + lead + joint) * part, lead, phrase };
    })
    .sort((a, b) => b.score - a.score);
  const { number = 0, lead = 0, phrase = 0 } = best ?? {};
  // A part of a message is one even if nothing else says so.
  const isFragment = kind === 'errors' && !looksLikeError(query);
  const restored = isFragment ? 1 + phrase * (1 / weights.unaskedErrors - 1) : 1;
  const [id, heading, text] = sections[number] ?? ['', '', ''];
  const snippet = terms && makeSnippet(text, terms);
  return {
    path,
    id,
    title,
    heading,
    snippet: snippet?.text ?? '',
    matches: snippet
      ? [...new Set([...findMatches(`${title} ${heading}`, terms), ...snippet.matches])]
      : [],
    ...(section !== undefined && { section }),
    kind,
    score: (score + weights.together * bestScore) * (1 + sameTitle + lead) * restored,
  };
}
