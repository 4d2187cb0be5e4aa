import type { SearchResult } from '../../sources';
import { type Origin, originOf } from './originOf';

export interface ListedResult {
  result: SearchResult;
  /** Whether the row above belongs to the same page. */
  isSamePage: boolean;
}

export interface ResultGroup {
  place: Origin;
  rows: ListedResult[];
}

const pageOf = (url: string) => url.split('#', 1)[0] ?? url;

/** Groups results by place and, within it, by page; groups and pages keep the order of their best result. */
export function groupResults(results: readonly SearchResult[]): ResultGroup[] {
  const groups = new Map<Origin, Map<string, SearchResult[]>>();
  for (const result of results) {
    const place = originOf(result.url);
    const pages = groups.get(place) ?? new Map<string, SearchResult[]>();
    groups.set(place, pages);
    const page = pageOf(result.url);
    pages.set(page, [...(pages.get(page) ?? []), result]);
  }
  return [...groups].map(([place, pages]) => ({
    place,
    rows: [...pages.values()].flatMap((ofPage) =>
      ofPage.map((result, index) => ({ result, isSamePage: index > 0 })),
    ),
  }));
}
