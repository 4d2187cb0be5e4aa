import { asksAmount } from '../search/asksAmount';
import type { AskedTerm } from '../search/rankSections';
import { termsOf } from './coverage';
import type { Section, Unit } from './readSections';

/** What a heading and the title of its page count for each unit below them. */
const weight = { heading: 0.8, title: 0.3 };

/** What words in the unit itself count on top. */
const own = 0.8;

/** What a number counts for a question that asks for one. */
const amount = 0.6;

/** The terms of a unit; pages are kept, and most questions lead to the same ones. */
export function unitTerms(unit: Unit): ReadonlySet<string> {
  unit.terms ??= termsOf(unit.text);
  return unit.terms;
}

/** A text that counts in part. */
type Weighed = readonly [terms: ReadonlySet<string>, weight: number];

/** How much of what is asked the texts contain, from 0 to 1. */
function share(asked: readonly AskedTerm[], texts: readonly Weighed[]): number {
  let all = 0;
  let covered = 0;
  for (const one of asked) {
    let best = 0;
    for (const [term, termWeight] of one.terms) {
      for (const [terms, textWeight] of texts) {
        if (terms.has(term)) best = Math.max(best, termWeight * textWeight);
      }
    }
    all += one.weight;
    covered += one.weight * best;
  }
  return all === 0 ? 0 : covered / all;
}

/** Texts that begin a word as one of the terms does; comparing whole terms takes ten times as long. */
function mentions(asked: readonly AskedTerm[]): (text: string) => boolean {
  const starts = new Set(
    asked.flatMap(({ terms }) => [...terms.keys()].map((term) => term.slice(0, 3))),
  );
  return (text) => {
    const lower = text.toLowerCase();
    for (const start of starts) if (lower.includes(start)) return true;
    return false;
  };
}

/** How well each unit of a section answers a question. */
export function scoreUnits(
  question: string,
  asked: readonly AskedTerm[],
  { units }: Section,
  heading: string,
  title: string,
): number[] {
  const names: Weighed[] = [
    [termsOf(heading), weight.heading],
    [termsOf(title), weight.title],
  ];
  const isAmount = asksAmount(question);
  const isAbout = mentions(asked);
  const named = share(asked, names);
  return units.map((unit) => {
    if (!isAbout(unit.text)) return named;
    const text: Weighed = [unitTerms(unit), 1];
    const number = isAmount && unit.sample === undefined && /\d/.test(unit.text) ? amount : 0;
    return own * share(asked, [text]) + share(asked, [text, ...names]) + number;
  });
}

/** How much of what is asked a section says in all, from 0 to 1: its units, its heading and the title of its page. */
export function scoreSection(
  asked: readonly AskedTerm[],
  { units }: Section,
  heading: string,
  title: string,
): number {
  const texts = [...units.map(unitTerms), termsOf(heading), termsOf(title)];
  return share(
    asked,
    texts.map((terms) => [terms, 1]),
  );
}
