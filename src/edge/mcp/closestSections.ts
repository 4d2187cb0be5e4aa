import { termsOf } from '../../lib/passages/coverage.ts';
import {
  type Found,
  type FoundPassages,
  textScore,
  toFound,
} from '../../lib/passages/findPassages.ts';
import type { ReadPage } from '../../lib/passages/readPages.ts';
import { unitTerms } from '../../lib/passages/scoreUnits.ts';
import type { AskedTerm } from '../../lib/search/rankSections.ts';

/** A page and the ids of its headings, in order. */
export interface OpenPage {
  page: ReadPage;
  anchors: readonly string[];
}

/** How many of the best pages are read section by section. */
const searched = 3;

/** Headings of a deeper level are parts of an example. */
const deepest = 4;

/** What the words count that are rare on a section's page: in its heading, and in its best unit. */
const weight = { heading: 1.2, unit: 1 };

/** What a section of another page gains instead. */
const elsewhere = 1;

/** Sections with links to read on, which answer nothing. */
const onward = /^(?:next steps|see also|used in)$/i;

const keyOf = ({ path, id }: Pick<Found, 'path' | 'id'>) => `${path}#${id}`;

/** How much each word of a question is in a text. */
function rowOf(asked: readonly AskedTerm[], text: ReadonlySet<string>): number[] {
  return asked.map(({ terms }) => {
    let best = 0;
    for (const [term, part] of terms) if (part > best && text.has(term)) best = part;
    return best;
  });
}

/** How much each word is in any of some texts. */
const together = (rows: readonly number[][]): number[] =>
  (rows[0] ?? []).map((_, index) => Math.max(...rows.map((row) => row[index] ?? 0)));

/** What each word tells about the sections of a page: nothing if all of them have it. The sum is 1. */
function rarities(asked: readonly AskedTerm[], rows: readonly number[][]): number[] {
  const all = asked.map((one, index) => {
    const count = rows.filter((row) => (row[index] ?? 0) > 0).length;
    return count === 0 ? 0 : one.weight * Math.log(1 + rows.length / count);
  });
  const sum = all.reduce((total, one) => total + one, 0) || 1;
  return all.map((one) => one / sum);
}

const weighed = (row: readonly number[], rarity: readonly number[]) =>
  row.reduce((sum, one, index) => sum + one * (rarity[index] ?? 0), 0);

/** The sections of a page, with what their headings and texts say about a question that the page's others don't. */
function sectionsOf(
  question: string,
  found: FoundPassages,
  { page, anchors }: OpenPage,
): { one: Found; gain: number }[] {
  const { asked, passages } = found;
  const own = passages.filter(({ path }) => path === page.path);
  const known = new Map(own.map((one) => [one.id, one]));
  const title = own[0]?.title ?? '';
  // Sections that search didn't look at are as near as the page's last one.
  const least = Math.min(
    ...own.flatMap((one) => (one.score === undefined ? [] : one.score - textScore(one))),
  );
  const all = page.sections().flatMap(({ number, depth, heading, section }) => {
    const id = number === 0 ? '' : (anchors[number - 1] ?? '');
    if (depth > deepest || onward.test(heading)) return [];
    const place = { path: page.path, title, id, heading: id === '' ? '' : heading, section };
    const one = known.get(id) ?? toFound(question, asked, place);
    const named = rowOf(asked, termsOf(one.heading));
    // Most units have none of the words.
    const units = one.section.units
      .map((unit) => rowOf(asked, unitTerms(unit)))
      .filter((row) => row.some(Boolean));
    return [{ one, named, units }];
  });
  const rarity = rarities(
    asked,
    all.map(({ named, units }) => together([named, ...units])),
  );
  return all.map(({ one, named, units }) => {
    const best = Math.max(0, ...units.map((unit) => weighed(unit, rarity)));
    const gain = weight.heading * weighed(named, rarity) + weight.unit * best;
    const isNew = !known.has(one.id) && Number.isFinite(least);
    return { one: isNew ? { ...one, score: least + textScore(one) } : one, gain };
  });
}

/**
 * Looks for sections of the best pages that search doesn't offer, and sorts all of them again: within a page, the words
 * count that few of its sections have. A section whose form answers stays first.
 */
export async function withClosestSections(
  question: string,
  found: FoundPassages,
  readPage: (path: string) => Promise<OpenPage | undefined>,
): Promise<FoundPassages> {
  const paths = [...new Set(found.passages.map(({ path }) => path))].slice(0, searched);
  const pages = await Promise.all(paths.map(readPage));
  const sections = pages.flatMap((page) => (page ? sectionsOf(question, found, page) : []));
  const known = new Map(sections.map((section) => [keyOf(section.one), section]));
  const others = found.passages
    .filter((one) => !known.has(keyOf(one)))
    .map((one) => ({ one, gain: elsewhere }));
  const direct = found.passages.filter(({ score }) => score === undefined);
  const ranked = [...sections, ...others]
    .flatMap(({ one, gain }) =>
      one.score === undefined || one.best < 0 ? [] : { one, score: one.score + gain },
    )
    .sort((a, b) => b.score - a.score)
    .map(({ one }) => one);
  return { ...found, passages: [...direct, ...ranked] };
}
