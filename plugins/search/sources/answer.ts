import type { Block } from '../engine/excerpt';

/** A section that answers a question. */
export interface AnswerSection {
  /** The heading, or the title of the page. */
  title: string;
  /** Path of the page on this host, with the hash of the heading. */
  url: string;
  /** The page of the heading. */
  where?: string;
  blocks: readonly Block[];
}

/** The sections that answer a question, best first; none if nothing fits. */
export type Answer = readonly AnswerSection[];
