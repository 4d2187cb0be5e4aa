import type { Found } from '../../lib/passages/findPassages.ts';
import type { Unit } from '../../lib/passages/readSections.ts';
import type { AskedTerm } from '../../lib/search/rankSections.ts';

/** An address in Markdown says little to a model, and ids of the docs are in the results. */
const links = /!?\[((?:[^\]\\]|\\.)*)\]\([^)\s]*\)/g;

/** Text of a page as results have it: links as their text, and cells without padding. */
function compact({ markdown, sample, head }: Unit): string {
  if (sample !== undefined) return markdown.trimEnd();
  const text = markdown.replace(links, '$1');
  return (head === undefined ? text : text.replace(/ {2,}/g, ' ')).trim();
}

const compactHead = (head: string) =>
  head.replace(links, '$1').replace(/ {2,}/g, ' ').replace(/-{4,}/g, '---').trim();

const isItem = ({ markdown }: Unit) => /^\s*(?:[-*]|\d+[.)])\s/.test(markdown);

/** The end of a line or a sentence, a good place for a cut. */
const sentenceEnd = /(?<=[.!?])\s+(?=[\p{Lu}"“`(*])/u;

/** Puts units that follow each other together; rows come with the head of their table. */
export function joinUnits(units: readonly Unit[]): string {
  let text = '';
  let before: Unit | undefined;
  for (const unit of units) {
    const isSameTable = unit.head !== undefined && unit.head === before?.head;
    const isSameList = before !== undefined && isItem(unit) && isItem(before);
    if (before !== undefined) text += isSameTable || isSameList ? '\n' : '\n\n';
    if (unit.head && !isSameTable) text += `${compactHead(unit.head)}\n`;
    text += compact(unit);
    before = unit;
  }
  return text;
}

/** The characters that a unit adds next to another one; a table begins with its head. */
function lengthOf(unit: Unit, beside?: Unit): number {
  const isNew = unit.head !== undefined && unit.head !== beside?.head;
  return compact(unit).length + 2 + (isNew ? compactHead(unit.head ?? '').length + 1 : 0);
}

/** What words of a question begin with, in lower case. */
export function askedWords(asked: readonly AskedTerm[]): string[] {
  return asked.flatMap(({ terms }) => [...terms.keys()]);
}

/** How many of the words of a text are asked for. */
function agreement(text: string, terms: readonly string[]): number {
  const lower = text.toLowerCase();
  return terms.filter((term) => lower.includes(term)).length;
}

/** Cuts a unit that is too long around its best line or sentence. */
function cutUnit(unit: Unit, terms: readonly string[], limit: number): string {
  const text = compact(unit);
  if (text.length <= limit) return text;
  const isCode = unit.sample !== undefined;
  const glue = isCode ? '\n' : ' ';
  const parts = text.split(isCode ? '\n' : sentenceEnd);
  const fence = isCode ? (parts.shift() ?? '') : '';
  const end = isCode ? (parts.pop() ?? '') : '';
  const room = limit - fence.length - end.length - 8;
  const scores = parts.map((part) => agreement(part, terms));
  let from = scores.indexOf(Math.max(...scores));
  let to = from + 1;
  let length = parts[from]?.length ?? 0;
  for (;;) {
    const [above, below] = [parts[from - 1], parts[to]];
    const fits = (part: string | undefined) =>
      part !== undefined && length + part.length + 1 <= room;
    if (fits(below) && (!fits(above) || (scores[to] ?? 0) >= (scores[from - 1] ?? 0))) {
      length += (below?.length ?? 0) + 1;
      to += 1;
    } else if (fits(above)) {
      length += (above?.length ?? 0) + 1;
      from -= 1;
    } else break;
  }
  const shown = parts.slice(from, to).join(glue).slice(0, room);
  const cut = `${from > 0 ? `…${glue}` : ''}${shown}${to < parts.length ? `${glue}…` : ''}`;
  return isCode ? `${fence}\n${cut}\n${end}` : cut;
}

/** A part of a section. */
export interface Excerpt {
  /** Markdown without addresses. */
  text: string;
  /** Whether it is all of the section. */
  isWhole: boolean;
}

/** What is between two parts that don't follow each other. */
const gap = '\n\n…\n\n';

/** What the units next to one count for it: a list without its beginning, or code without its text, says little. */
const beside = 0.3;

/** Puts the units of an excerpt together, in their order, with a mark where some are left out. */
function joinChosen(units: readonly Unit[], chosen: ReadonlySet<number>): string {
  const runs: Unit[][] = [];
  for (const [index, unit] of units.entries()) {
    if (!chosen.has(index)) continue;
    if (chosen.has(index - 1)) runs.at(-1)?.push(unit);
    else runs.push([unit]);
  }
  return runs.map(joinUnits).join(gap);
}

/**
 * The parts of a section that answer: the best unit, and others while there is room, those that answer best first. They
 * needn't follow each other, because the line that answers is often one of several that have the words of the question.
 * @param terms beginnings of words that are asked for, in lower case
 */
export function excerptOf(
  { section, scores, best }: Pick<Found, 'section' | 'scores' | 'best'>,
  terms: readonly string[],
  limit: number,
): Excerpt {
  const { units } = section;
  const first = units[best];
  if (first === undefined) return { text: '', isWhole: true };
  let length = lengthOf(first);
  if (length > limit) return { text: cutUnit(first, terms, limit), isWhole: false };
  const scoreAt = (index: number) => scores[index] ?? 0;
  const order = units
    .map((_, index) => {
      const around = scoreAt(index - 1) + scoreAt(index + 1);
      return { index, score: scoreAt(index) + beside * around };
    })
    .sort((a, b) => b.score - a.score);
  const chosen = new Set([best]);
  for (const { index } of order) {
    const unit = units[index];
    if (unit === undefined || chosen.has(index)) continue;
    const above = chosen.has(index - 1) ? units[index - 1] : undefined;
    const more = lengthOf(unit, above) + (above ? 0 : gap.length);
    if (length + more > limit) continue;
    chosen.add(index);
    length += more;
  }
  return { text: joinChosen(units, chosen), isWhole: chosen.size === units.length };
}
