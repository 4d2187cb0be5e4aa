import type { DirectAnswer } from '@site/src/lib/search/searchIndex';

/** One line of the dialog's list. */
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
  /** The top-level section of the docs, as the sidebar names it; the filter offers these. */
  section?: string;
  /** What the first result says about the query by itself, if anything; loaded apart. */
  answer?: () => Promise<DirectAnswer | undefined>;
  /** Decides the icon. @defaultValue `page` */
  kind?: 'page' | 'heading' | 'api';
}

/** How many results there are by section, shown or not. Results without a section count for the docs. */
export type ResultCounts = readonly (readonly [section: string, count: number])[];

/** Some results of a source. */
export interface SearchAnswer {
  results: SearchResult[];
  /** Only from sources that have more results than they return at first. */
  counts?: ResultCounts;
  /** Whether some results could not be read. */
  isIncomplete?: boolean;
}

/** What is wanted instead of the best results. */
export interface SearchPart {
  /** How many results before them are known. */
  from: number;
  /** The section they are in, as the counts name it. */
  section?: string;
}

/** A place that can be searched. One file per vendor implements this. */
export interface SearchSource {
  /** Its name in the message for a source that failed: `Docs search`. */
  readonly label: string;
  /** The places its results come from, as the filter names them; shown before there are any. */
  readonly places?: readonly string[];
  /** Prefetches what the first query needs; called on intent, may be called again. */
  prepare?(): Promise<void>;
  /**
   * Finds results, best first.
   * @param query not empty, trimmed
   * @param part only asked of sources that count their results
   * @throws when the source fails, times out or sends an invalid response; an `AbortError` once `signal` is aborted
   */
  search(query: string, signal: AbortSignal, part?: SearchPart): Promise<SearchAnswer>;
  /**
   * Computes the results that `search` will probably have to return next, if that needs no request; called when the
   * reader pauses, before the debounce ends.
   */
  prefetch?(query: string): void;
  /** Words close to the words of a query without results, closest first. */
  suggest?(query: string): Promise<string[]>;
}
