import type { PageKind } from '../../../src/lib/docsCatalog';

/** All kinds of pages. `IndexHead` writes each as its number. */
export const kinds: readonly PageKind[] = ['page', 'api', 'http', 'errors', 'details'];

/** Words of readers → words of these pages, both as `synonymKey` and the pages write them. */
export type Synonyms = Readonly<Record<string, string>>;

/** What every query needs: the first file that is loaded. */
export interface IndexHead {
  /** Of the content: the same for the same pages. */
  version: string;
  /** How many sections each page has. */
  sizes: number[];
  /** Which kind each page is of, a digit each. */
  kinds: string;
  /** The first term of each shard. */
  shards: string[];
  /** Words that readers use → words that pages use. */
  synonyms: Synonyms;
  /** Whether one file contains all pages, for prefetching. */
  bundled: boolean;
}

export const maxResults = 8;

/** How many sections of a page share a file. */
export const sectionsPerCard = 4;

/** A page, or a part of a long one, as results show it. */
export interface PageCard {
  path: string;
  title: string;
  kind?: Exclude<PageKind, 'page'>;
  section?: string;
  /** Hash, heading and text of each section, and the phrases of readers, a line each; the first of the page is its beginning. */
  sections: [id: string, heading: string, text: string, phrases?: string][];
}

export interface IndexLocation {
  /** With a slash at its end. */
  address: string;
  /** The files change while the site is being written. */
  isDraft: boolean;
}

export interface FoundSection {
  path: string;
  /** Hash of the section; empty for the page's beginning. */
  id: string;
  title: string;
  /** The section's heading; empty for the page's beginning. */
  heading: string;
  snippet: string;
  /** The parts of the title, heading and snippet that were found, as written there. */
  matches: string[];
  section?: string;
  kind: PageKind;
  score: number;
  /** Whether its page covers enough of the query to answer it. */
  fits: boolean;
}
