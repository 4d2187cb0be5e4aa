import type { ErrorMessages, FoundError } from '../errors/errorEntry';
import { jointAgreement, nameLead, type QueryTerms, queryTerms } from './agreement';
import { analyzeQuery } from './analyzeQuery';
import { asksAmount } from './asksAmount';
import { needsMessages } from './errorHit';
import { hasEvidence } from './evidence';
import type { IndexReader } from './indexReader';
import { matchQuery } from './matchQuery';
import { pagePriors } from './pagePriors';
import { type MatchedToken, type RankedPage, rankPages } from './rankPages';
import type { PageCard, PageKind } from './searchIndex';
import { toHit } from './toHit';

/** A section that may answer a question. */
export interface RankedSection {
  /** Of its page, with the base URL. */
  path: string;
  /** The page's title. */
  title: string;
  /** Hash of its address; empty for the page's beginning. */
  id: string;
  /** Empty for the page's beginning. */
  heading: string;
  /** Prose, without code. */
  text: string;
  /** What readers want to do in it, and what they ask, a line each. */
  tasks: string;
  kind: PageKind;
  /** Compared with the score of a section's text, which is about 1. */
  score: number;
}

/** A word of a question: the terms that stand for it, each with a weight, and how much it says. */
export interface AskedTerm {
  terms: ReadonlyMap<string, number>;
  weight: number;
}

/** What the index knows about a question. */
export interface RankedSections {
  asked: AskedTerm[];
  /** Best first. */
  sections: RankedSection[];
}

/**
 * `own`: what the section gains that a hit leads to. `named`: what a section gains whose names say what the question
 * says, and `joint` whose heading says it together with the page's title. `page`: what its page as a whole counts.
 * `all`: what all of that counts against what a section's text says. `beginning`: what the page's beginning counts, which
 * introduces what its sections are about. `trouble`: what a section about errors and limits counts for other questions.
 */
const weight = {
  own: 1.2,
  named: 5,
  joint: 0.5,
  page: 0.5,
  all: 4,
  beginning: 1.5,
  trouble: 0.8,
};

/** Headings of sections about errors and limits. */
const troubleHeading =
  /^(?:errors?|limits|troubleshooting|if (?:it|something) (?:fails|goes wrong)|when a step fails|where it goes wrong)\b/i;

/** Whether a question is about what these answer. */
const asksTrouble = (question: string) =>
  /error|limit|fail|wrong|why|problem|trouble|work/i.test(question) || asksAmount(question);

/** What a section of a page counts for being where it is. */
function placeWeight(number: number, heading: string, question: string): number {
  if (number === 0) return weight.beginning;
  return troubleHeading.test(heading) && !asksTrouble(question) ? weight.trouble : 1;
}

/** How many pages are looked at. */
const maxPages = 8;

/** About how many characters a posting of a term has. */
const charactersPerPosting = 2.3;

/** More than any section can get, however well it answers. */
const entryScore = 10;

/** What a word counts that only adds. */
const optional = 0.5;

/** The words of a question; a word of few sections says more. */
function askedTerms(found: readonly MatchedToken[], sections: number): AskedTerm[] {
  return found
    .filter(({ token, matches }) => matches.length > 0 && !token.isName)
    .map(({ token, matches }) => {
      const characters = matches.reduce((sum, { postings }) => sum + postings.length, 0);
      const rarity = Math.log(1 + (sections * charactersPerPosting) / characters);
      return {
        terms: new Map(matches.map(({ term, weight }) => [term, weight])),
        weight: token.weight * rarity * (token.isRequired ? 1 : optional),
      };
    });
}

/** The sections of a page, with what their names, the page's title and the page as a whole say about a question. */
function toSections(
  page: RankedPage,
  card: PageCard,
  terms: QueryTerms,
  question: string,
): RankedSection[] {
  const { path, title, kind = 'page', sections } = card;
  const hit = toHit(page, card, terms, question);
  return page.sections.map(({ number, score }) => {
    const [id, heading, text, tasks = ''] = sections[number] ?? ['', '', ''];
    const joint = weight.joint * jointAgreement(heading, title, terms);
    const lead = weight.named * (nameLead(heading, tasks, terms) + joint);
    const place = placeWeight(number, heading, question) * (id === hit.id ? weight.own : 1);
    const own = score * (1 + lead) * place;
    return { path, title, id, heading, text, tasks, kind, score: own + weight.page * hit.score };
  });
}

/** The entry of an error that was pasted, before the sections of other pages. */
function withEntry(
  { entry }: FoundError<ErrorMessages>,
  sections: readonly RankedSection[],
): RankedSection[] {
  const [path = '', id = ''] = entry.url.split('#');
  const title = sections.find((section) => section.path === path)?.title ?? entry.title;
  return [
    {
      path,
      title,
      id,
      heading: entry.title,
      text: '',
      tasks: '',
      kind: 'errors',
      score: entryScore,
    },
    ...sections.filter((section) => section.path !== path),
  ];
}

/**
 * Finds the sections of all pages that may answer a question, several of a page if they do. The entry of an error comes
 * first if the question is its text.
 */
export async function rankSections(
  question: string,
  limit: number,
  reader: IndexReader,
): Promise<RankedSections> {
  const pasted = needsMessages(question) ? reader.findError() : undefined;
  const { synonyms, pageSizes, kinds } = await reader.head();
  const found = await matchQuery(analyzeQuery(question, synonyms), reader);
  const error = (await pasted)?.(question).found;
  if (error === undefined && !hasEvidence(found)) return { asked: [], sections: [] };
  const ranked = rankPages(found, pageSizes, pagePriors(kinds, question))
    .filter((page) => page.sections.length > 0)
    .slice(0, maxPages);
  const terms = queryTerms(found);
  const sectionsOf = async (page: RankedPage) =>
    toSections(page, await reader.card(page), terms, question);
  const best = (await Promise.all(ranked.map(sectionsOf)))
    .flat()
    .sort((a, b) => b.score - a.score)
    .slice(0, limit);
  const most = best[0]?.score ?? 1;
  const sections = best.map((one) => ({ ...one, score: (weight.all * one.score) / most }));
  const count = pageSizes.reduce((sum, size) => sum + size, 0);
  return {
    asked: askedTerms(found, count),
    sections: error === undefined ? sections : withEntry(error, sections),
  };
}
