import type { SearchPage } from '../../../src/lib/search/searchIndex.ts';

/**
 * Copies the pages under other names, each with different words, until there are enough of them.
 */
export function growPages(pages: readonly SearchPage[], count: number): SearchPage[] {
  return pages.flatMap((page, first) => {
    const copies = Math.ceil((count - first) / pages.length);
    return Array.from({ length: copies }, (_, copy) => {
      if (copy === 0) return page;
      const own = `topic${copy * pages.length + first}`;
      return {
        ...page,
        path: `${page.path}-${copy}`,
        title: `${page.title} ${own}`,
        sections: page.sections.map((section) => ({
          ...section,
          text: `${section.text} ${own}`,
        })),
      };
    });
  });
}
