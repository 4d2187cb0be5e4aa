import type { SearchPage } from '../../src/lib/search/searchIndex.ts';

/** Something that writers can do, and for how many readers. */
export interface Suggestion {
  kind: 'search' | 'not-found' | 'page' | 'question' | 'error' | 'sample';
  /** What readers wrote or asked for. It comes from outside. */
  subject: string;
  /** Other forms of it, most frequent first. */
  others: readonly string[];
  /** For how many requests it would help, as an estimate. Suggestions are ranked by it. */
  helps: number;
  /** What was counted, in words. */
  counted: string;
  /** The routes of the pages that come closest, best first. */
  near: readonly string[];
  /** What it would change: where, and the line to write there. The line can have parts of the subject in it. */
  change: { where: string; line?: string };
  /** The pages as they would be after the change, as far as search and the error finder read them. */
  apply?: (pages: readonly SearchPage[]) => SearchPage[];
}
