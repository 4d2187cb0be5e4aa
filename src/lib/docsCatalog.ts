/** A page in a list: its path, base URL included, and what the sidebar calls it. */
export interface PageSummary {
  path: string;
  title: string;
  /** Its section in the sidebar, if that has a different name. */
  section?: string;
}

/** A page in the list of all pages, or a section with its items. */
export type ListedItem = { label: string; path: string } | { label: string; items: ListedItem[] };

/**
 * A guide or another page written by hand; generated: of the TypeScript API, or of an HTTP operation; errors: the list
 * of all errors; details: what another page has in short.
 */
export type PageKind = 'page' | 'api' | 'http' | 'errors' | 'details';

/** A page as programs that read the built site see it. */
export interface CatalogPage {
  /** Below the base URL, with a slash at its start: `/functions/actions`. */
  route: string;
  title: string;
  description: string;
  /** The top-level section of the docs, as the sidebar names it. */
  section?: string;
  /**
   * The id of each heading below the title, in the order of the page's Markdown copy; empty for a heading that
   * no link can refer to.
   */
  anchors: string[];
}

/** The docs as programs read them; the build writes them to `edge/docs.json`. */
export interface DocsCatalog {
  /** The folder of the search index below the base URL, with a slash at both ends. */
  searchIndex: string;
  pages: CatalogPage[];
}

/** The file with the `DocsCatalog`, which `plugins/agents/page-index` writes. */
export const docsCatalogFile = '/edge/docs.json';
