import { type Found, type FoundPassages, toFound } from '../../lib/passages/findPassages.ts';
import type { ReadPage } from '../../lib/passages/readPages.ts';

/** How many pages are searched. */
const searched = 2;

/** How many passages come before it. */
const ahead = 5;

/** Search knows headings of the second and third level. */
const deepest = 3;

/** How well a section's best unit answers. */
const scoreOf = ({ scores, best }: Found): number => scores[best] ?? 0;

/**
 * Adds one more section of the best pages: the one whose text says most of what is asked, which the index doesn't know.
 * It comes after the best passages.
 */
export async function withClosestSection(
  question: string,
  found: FoundPassages,
  readPage: (path: string) => Promise<{ page: ReadPage; anchors: readonly string[] } | undefined>,
): Promise<FoundPassages> {
  const { asked, passages } = found;
  const sure = passages.slice(0, ahead);
  const titles = new Map(passages.map(({ path, title }) => [path, title]));
  let closest: Found | undefined;
  for (const [path, title] of [...titles].slice(0, searched)) {
    const read = await readPage(path);
    for (const { number, depth, heading, section } of read?.page.sections() ?? []) {
      const id = number === 0 ? '' : (read?.anchors[number - 1] ?? '');
      if (depth > deepest || sure.some((one) => one.path === path && one.id === id)) continue;
      const names = { path, title, id, heading: id === '' ? '' : heading };
      const one = toFound(question, asked, { ...names, section });
      if (closest === undefined || scoreOf(one) > scoreOf(closest)) closest = one;
    }
  }
  if (closest === undefined) return found;
  const { path, id } = closest;
  const rest = passages.slice(ahead).filter((one) => one.path !== path || one.id !== id);
  return { ...found, passages: [...sure, closest, ...rest] };
}
