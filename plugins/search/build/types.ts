import type { PageKind } from '../../../src/lib/docsCatalog';
import type { ErrorEntry } from '../../../src/lib/errors/createErrorFinder';
import type { SearchSection } from '../../content';
import type { ShardFile } from '../engine/reader';
import type { IndexHead, PageCard } from '../engine/types';

export type { SearchSection };

export interface SearchPage {
  /** With the base URL, without a trailing slash. */
  path: string;
  title: string;
  /** What the sidebar calls it, where that differs. */
  label?: string;
  description: string;
  keywords: readonly string[];
  /** What readers call its subject, besides title and label. */
  names?: readonly string[];
  /** Phrases of readers, by the id of the section that explains it. */
  phrases?: ReadonlyMap<string, readonly string[]>;
  /** Generated pages come after guides that say the same, unless a query is of their kind. */
  kind: PageKind;
  /** The top-level section of the docs, as the sidebar names it. */
  section?: string;
  /** The first has no heading: it is the text before the first heading. */
  sections: SearchSection[];
}

export interface SearchIndex {
  head: IndexHead;
  shards: ShardFile[];
  cards: PageCard[][];
  /** What mistyped words are compared with, the most significant first. */
  words: string[];
  errors: ErrorEntry[];
}
