import type { AskedTerm, RankedSection, RankedSections } from '../search/rankSections';
import { isStopWord, wordsOf } from '../search/words';
import { coverage, termsOf } from './coverage';
import { directAnswers } from './directAnswers';
import { type ReadPage, type SectionOfPage, titleOf } from './readPages';
import type { Section } from './readSections';
import { scoreUnits, unitTerms } from './scoreUnits';
import { sectionsAbout } from './sectionsAbout';

/** A section that answers a question, or comes near. */
export interface Found {
  /** Of its page, on this host. */
  path: string;
  /** The page's title. */
  title: string;
  /** Hash of its address; empty for the page's beginning. */
  id: string;
  /** Empty for the page's beginning. */
  heading: string;
  section: Section;
  /** How well each unit of the section answers. */
  scores: readonly number[];
  /** The unit that answers best; -1 if the section has none. */
  best: number;
}

/** What was found for a question. */
export interface FoundPassages {
  /** Whether they answer the question; otherwise they are only the nearest. */
  isInDocs: boolean;
  asked: readonly AskedTerm[];
  /** Best first. */
  passages: readonly Found[];
}

/** Where questions are answered from. */
export interface PassageSource {
  rank: (question: string, limit: number) => Promise<RankedSections>;
  /** Reads pages, in the order of their paths; those that cannot be read are left out. */
  readPages: (paths: readonly string[]) => Promise<readonly ReadPage[]>;
  /** Reads the ids of the headings below a page's title, in order; none if they aren't known. */
  readAnchors: (path: string) => Promise<readonly string[]>;
}

/** How many sections are looked at. */
const maxSections = 12;

/** How many of the best say whether the docs answer a question. */
const maxCovered = 6;

/** How many passages answer directly or are from the page that a question is about, at most. */
const preferred = 2;

/** How much of a question its passages must contain, at least; with less, the docs don't answer it. */
const minCoverage = 0.65;

/** The words of a question without stop words; all of them if it has only stop words. */
export function contentWords(question: string): string[] {
  const words = wordsOf(question);
  const content = words.filter((word) => !isStopWord(word));
  return (content.length > 0 ? content : words).map(({ text }) => text);
}

/** A page that can't be read has what the index knows of it. */
function withoutPage({ text }: RankedSection): Section {
  const units = text === '' ? [] : [{ markdown: text, text }];
  return { markdown: text, units, texts: units.map((unit) => unit.text), samples: [] };
}

/** A section with what it says about a question. */
export function toFound(
  question: string,
  asked: readonly AskedTerm[],
  place: Omit<Found, 'scores' | 'best'>,
): Found {
  const scores = scoreUnits(question, asked, place.section, place.heading, place.title);
  return { ...place, scores, best: highest(scores) };
}

function highest(scores: readonly number[]): number {
  return scores.reduce((best, score, index) => (score > (scores[best] ?? -1) ? index : best), -1);
}

/** Whether a section says what is asked: in its names, its address and its text, or in its links. */
function isAnswering({ title, heading, path, id, section }: Found, words: string[]): boolean {
  const terms = termsOf([title, heading, `${path}#${id}`].join('\n'));
  // The terms of units are known already.
  for (const unit of section.units) for (const term of unitTerms(unit)) terms.add(term);
  if (coverage(words, terms) >= minCoverage) return true;
  for (const term of termsOf(section.markdown)) terms.add(term);
  return coverage(words, terms) >= minCoverage;
}

/** Each section once, at its first place. */
function withoutRepeats(all: readonly Found[]): Found[] {
  const key = ({ path, id }: Found) => `${path}#${id}`;
  const first = new Map<string, Found>();
  for (const one of all) if (!first.has(key(one))) first.set(key(one), one);
  return [...first.values()];
}

/**
 * Finds the sections that answer a question, and where in each of them the answer is.
 * @param question as it was typed: search has synonyms for phrases such as `how many`
 * @param page path of the one that the question is about; its passages come first
 */
export async function findPassages(
  question: string,
  source: PassageSource,
  page?: string,
): Promise<FoundPassages> {
  const { asked, sections } = await source.rank(question, maxSections);
  const words = contentWords(question);
  const pages = await source.readPages([
    ...(page === undefined ? [] : [page]),
    ...sections.map(({ path }) => path),
  ]);
  const byPath = new Map(pages.map((one) => [one.path, one]));
  const own = page === undefined ? undefined : byPath.get(page);

  const ranked = sections
    .map((one) => {
      const { path, title, id, heading, score } = one;
      const section = byPath.get(path)?.section(heading, id) ?? withoutPage(one);
      const found = toFound(question, asked, { path, title, id, heading, section });
      return { found, score: score + (found.scores[found.best] ?? 0) };
    })
    .sort((a, b) => b.score - a.score)
    .map(({ found }) => found);

  // A number in a message of an error is what readers get, not what they ask for.
  const errors = new Set(
    sections.filter(({ kind }) => kind === 'errors' || kind === 'details').map(({ path }) => path),
  );
  const guides = pages.filter(({ path }) => !errors.has(path));

  const locate = async (one: SectionOfPage & { text?: string }): Promise<Found> => {
    const { path } = one.page;
    const id = one.number > 0 ? ((await source.readAnchors(path))[one.number - 1] ?? '') : '';
    const heading = id === '' ? '' : one.heading;
    const title = titleOf(one.page);
    const place = { path, title, id, heading, section: one.section };
    const found = toFound(question, asked, place);
    const best = one.section.units.findIndex(({ text }) => text === one.text);
    return best < 0 ? found : { ...found, best };
  };
  const first = [
    ...(own ? directAnswers(question, words, [own]) : []),
    ...(own ? sectionsAbout(words, own, minCoverage) : []),
    ...directAnswers(question, words, guides),
  ].slice(0, preferred);
  const passages = withoutRepeats([...(await Promise.all(first.map(locate))), ...ranked]);
  const isInDocs = passages.slice(0, maxCovered).some((one) => isAnswering(one, words));
  return { isInDocs, asked, passages };
}
