import type { AskedTerm, RankedSection, RankedSections } from '../search/rankSections';
import { readQuery } from '../search/readQuery';
import { isStopWord, wordsOf } from '../search/words';
import { coverage, termsOf } from './coverage';
import { directAnswers } from './directAnswers';
import { type ReadPage, type SectionOfPage, titleOf } from './readPages';
import type { Section } from './readSections';
import { scoreSection, scoreUnits, unitTerms } from './scoreUnits';
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
  /** What readers want to do in it, and what they ask, a line each. */
  tasks?: string;
  section: Section;
  /** How well each unit of the section answers. */
  scores: readonly number[];
  /** The unit that answers best; -1 if the section has none. */
  best: number;
  /** How much of what is asked all of it says. */
  whole: number;
  /** How well it answers, compared with the others; undefined if its form says that it does. */
  score?: number;
}

/**
 * What passages are for a question: they say most of what is asked; they are only the closest ones; or the docs say
 * nothing of what is asked.
 */
export type Confidence = 'answered' | 'closest' | 'none';

/** What was found for a question. */
export interface FoundPassages {
  confidence: Confidence;
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

/** How much of a question a passage must contain to answer it, and to come close. */
const minCoverage = { answered: 0.65, closest: 0.2 };

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
  place: Omit<Found, 'scores' | 'best' | 'whole'>,
): Found {
  const { section, heading, title } = place;
  const scores = scoreUnits(question, asked, section, heading, title);
  const whole = scoreSection(asked, section, heading, title);
  return { ...place, scores, best: highest(scores), whole };
}

function highest(scores: readonly number[]): number {
  return scores.reduce((best, score, index) => (score > (scores[best] ?? -1) ? index : best), -1);
}

/** What a section's text counts: how well its best unit answers, and how much all of them say of what is asked. */
export function textScore({ scores, best, whole }: Found): number {
  return (scores[best] ?? 0) + whole;
}

/** How much of what is asked a section says: in its names, its address and its text, or in its links. */
function coveredBy(
  { title, heading, path, id, tasks = '', section }: Found,
  words: string[],
  asked: readonly AskedTerm[],
): number {
  const terms = termsOf([title, heading, `${path}#${id}`, tasks].join('\n'));
  // The terms of units are known already.
  for (const unit of section.units) for (const term of unitTerms(unit)) terms.add(term);
  const covered = coverage(words, terms, asked);
  if (covered >= minCoverage.answered) return covered;
  for (const term of termsOf(section.markdown)) terms.add(term);
  return coverage(words, terms, asked);
}

/** What the best passages are for a question. */
function confidenceIn(
  passages: readonly Found[],
  words: string[],
  asked: readonly AskedTerm[],
): Confidence {
  let most = 0;
  for (const one of passages) {
    most = Math.max(most, coveredBy(one, words, asked));
    if (most >= minCoverage.answered) return 'answered';
  }
  return most >= minCoverage.closest ? 'closest' : 'none';
}

/** What a section gains that names everything a question compares, and on top if its heading says that it compares. */
const comparing = { text: 1, heading: 1 };

const comparingHeading = /\b(?:choose|compare|differ\w*|or|versus|vs|which)\b/i;

/** What a question compares: `query vs action` has two things. */
function comparedNames(question: string): string[] {
  const names = readQuery(question).sides.map((side) => side.find((word) => !isStopWord(word)));
  return names.length < 2 ? [] : names.flatMap((name) => name?.text ?? []);
}

/** The sections that are found for a question, and those that compare what it compares. */
async function rankedFor(
  question: string,
  names: readonly string[],
  { rank }: PassageSource,
): Promise<RankedSections> {
  const found = await rank(question, maxSections);
  if (names.length === 0) return found;
  const { sections } = await rank(`compare choose ${names.join(' ')}`, maxSections);
  const best = new Map<string, RankedSection>();
  for (const one of [...found.sections, ...sections]) {
    const key = `${one.path}#${one.id}`;
    if (one.score > (best.get(key)?.score ?? -1)) best.set(key, one);
  }
  return { ...found, sections: [...best.values()] };
}

/** Whether texts name all sides of a comparison. */
const naming = (sides: readonly Set<string>[], texts: readonly ReadonlySet<string>[]) =>
  sides.every((side) => [...side].some((term) => texts.some((terms) => terms.has(term))));

/**
 * A section for a question that compares, and what it gains if it names each side. A sentence that names them all
 * answers better than a row of a table.
 */
function compared(found: Found, sides: readonly Set<string>[]): { found: Found; gain: number } {
  if (sides.length === 0) return { found, gain: 0 };
  const { heading, section } = found;
  const names = termsOf(heading);
  const isAbout = naming(sides, [names, ...section.units.map(unitTerms)]);
  if (!isAbout) return { found, gain: 0 };
  const sentence = section.units.findIndex(
    (unit) =>
      unit.sample === undefined && unit.head === undefined && naming(sides, [unitTerms(unit)]),
  );
  return {
    found: sentence < 0 ? found : { ...found, best: sentence },
    gain: comparing.text + (comparingHeading.test(heading) ? comparing.heading : 0),
  };
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
  const names = comparedNames(question);
  const { asked, sections } = await rankedFor(question, names, source);
  const words = contentWords(question);
  const pages = await source.readPages([
    ...(page === undefined ? [] : [page]),
    ...sections.map(({ path }) => path),
  ]);
  const byPath = new Map(pages.map((one) => [one.path, one]));
  const own = page === undefined ? undefined : byPath.get(page);

  const sides = names.map(termsOf);
  const ranked = sections
    .map((one) => {
      const { path, title, id, heading, tasks, score } = one;
      const section = byPath.get(path)?.section(heading, id) ?? withoutPage(one);
      const found = toFound(question, asked, { path, title, id, heading, tasks, section });
      const own = textScore(found);
      const { found: best, gain } = compared(found, sides);
      return { found: best, score: score + own + gain };
    })
    .sort((a, b) => b.score - a.score)
    .map(({ found, score }) => ({ ...found, score }));

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
    ...(own ? sectionsAbout(words, own, minCoverage.answered) : []),
    ...directAnswers(question, words, guides),
  ].slice(0, preferred);
  const passages = withoutRepeats([...(await Promise.all(first.map(locate))), ...ranked]);
  const confidence = confidenceIn(passages.slice(0, maxCovered), words, asked);
  return { confidence, asked, passages };
}
