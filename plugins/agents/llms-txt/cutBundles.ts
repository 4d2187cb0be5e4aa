import { isSection, type ListedPage, pagesOf, type Section } from '../../content';

/** Pages that are offered as one file. */
export interface Bundle {
  /** The labels of its section and of those that contain it, then its number if there are several. */
  label: string;
  /** `/database/llms-full.txt` */
  path: string;
  pages: ListedPage[];
}

/** Divides pages into as few parts in their order as fit. */
function divide(pages: readonly ListedPage[], sizeOf: (page: ListedPage) => number, limit: number) {
  const parts: ListedPage[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const page of pages) {
    size += sizeOf(page);
    if (size > limit) {
      parts.push([]);
      size = sizeOf(page);
    }
    parts.at(-1)?.push(page);
  }
  return parts;
}

/**
 * Divides a section into files below a size. Its largest sections get their own files until the rest fits into one;
 * a section that has none and is too large is numbered.
 * @param sizeOf characters that a page takes
 * @param limit characters of all pages of a file
 */
export function cutBundles(
  section: Section,
  sizeOf: (page: ListedPage) => number,
  limit: number,
  parents: readonly string[] = [],
): Bundle[] {
  const sum = (pages: readonly ListedPage[]) =>
    pages.reduce((size, page) => size + sizeOf(page), 0);
  const sections = section.items.filter(isSection);
  const separate = new Set<Section>();
  const rest = () =>
    section.items.flatMap((item) => {
      if (!isSection(item)) return [item];
      return separate.has(item) ? [] : pagesOf(item);
    });
  const largestFirst = sections
    .map((each) => ({ each, size: sum(pagesOf(each)) }))
    .sort((a, b) => b.size - a.size);
  for (const { each } of largestFirst) {
    if (sum(rest()) <= limit) break;
    separate.add(each);
  }
  const names = [...parents, section.label];
  const label = names.join(': ');
  const parts = divide(rest(), sizeOf, limit).map((pages, index) => ({
    label: index === 0 ? label : `${label}, part ${index + 1}`,
    path: `${section.path}/llms-full${index === 0 ? '' : `-${index + 1}`}.txt`,
    pages,
  }));
  return [
    ...parts,
    ...sections
      .filter((each) => separate.has(each))
      .flatMap((each) => cutBundles(each, sizeOf, limit, names)),
  ];
}
