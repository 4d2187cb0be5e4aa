import type { Block } from '../engine/excerpt';

export interface SearchResult {
  /** The page's title, or the heading of a section. Results without one are dropped. */
  title: string;
  /** Site-relative for our own pages, with the hash of the section; absolute for other hosts. */
  url: string;
  /** Where the result is: the page of a section, or the label of a chat thread. */
  subtext?: string;
  /** Plain text around the words that were found. */
  snippet?: string;
  /** The matching parts of title and snippet, as written there, for highlighting. */
  matches?: string[];
  /** The top-level section of the docs, as the sidebar names it. */
  section?: string;
  /** Decides the icon. @defaultValue `page` */
  kind?: 'page' | 'heading' | 'api';
}

export interface SearchAnswer {
  results: SearchResult[];
  /** Whether `search` gives more with a higher `from`. */
  hasMore?: boolean;
}

/** A place that can be searched. One file per vendor implements this. */
export interface SearchSource {
  /** Its name in the message for a source that failed: `Docs search`. */
  readonly label: string;
  /** Prefetches what the first query needs; called on the first interaction, may be called again. */
  prepare?(): Promise<void>;
  /**
   * Finds results, best first.
   * @param query not empty, trimmed
   * @param from how many results before them are known. @defaultValue 0
   * @param signal aborted when nobody waits for the results any more
   * @throws when the source fails or sends an invalid response
   */
  search(query: string, signal: AbortSignal, from?: number): Promise<SearchAnswer>;
  /** Words close to the words of a query without results, closest first. */
  suggest?(query: string): Promise<string[]>;
}

export interface SearchSources {
  /** Queried in parallel; the docs come first. */
  sources: readonly SearchSource[];
  /** Queried when all of them fail. */
  fallback?: SearchSource;
}

export interface AnswerSection extends SearchResult {
  blocks: readonly Block[];
}

/** The sections that answer a question, best first; none if nothing fits. */
export type Answer = readonly AnswerSection[];
