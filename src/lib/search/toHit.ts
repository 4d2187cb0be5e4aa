import { nameAgreement, phraseAgreement, type QueryTerms, quoteAgreement } from './agreement';
import { looksLikeError } from './errorHit';
import type { RankedPage } from './rankPages';
import type { Hit, PageCard } from './searchIndex';
import { findMatches, makeSnippet } from './snippet';
import { weights } from './weights';

/** How much a section can gain by a close look. */
const maxLead =
  Math.max(weights.sameHeading, weights.sameTask) +
  weights.phrase +
  weights.quote +
  weights.exactHeading;

/** The agreement of the name that says most of what the query says. */
const bestAgreement = (names: readonly string[], asked: QueryTerms) =>
  Math.max(...names.map((name) => nameAgreement(name, asked)));

/** Looks closely at a page: which of its sections agrees most with the query, and how much. */
export function toHit(
  { score, sections: ranked }: RankedPage,
  card: PageCard,
  asked: QueryTerms,
  query: string,
  terms: ReadonlySet<string> | undefined,
): Hit {
  const { path, title, section, kind = 'page', sections } = card;
  const isExact = (name: string) => Number(name === query.trim());
  const sameTitle =
    weights.sameTitle * nameAgreement(title, asked) + weights.exactName * isExact(title);
  const minScore = (ranked[0]?.score ?? 0) / (1 + maxLead);
  const [best] = ranked
    .filter((one) => one.score >= minScore)
    .map((one) => {
      const [, heading, text, tasks = ''] = sections[one.number] ?? ['', '', ''];
      const phrase = phraseAgreement(`${title} ${heading} ${text}`, asked);
      const lead =
        Math.max(
          weights.sameHeading * nameAgreement(heading, asked),
          weights.sameTask * bestAgreement(tasks.split('\n'), asked),
        ) +
        weights.phrase * phrase +
        weights.quote * quoteAgreement(`${heading} ${text}`, query) +
        weights.exactHeading * isExact(heading);
      return { number: one.number, score: one.score * (1 + lead), lead, phrase };
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
    score: (score + weights.together * (ranked[0]?.score ?? 0)) * (1 + sameTitle + lead) * restored,
  };
}
