import type { InlineMark } from '@site/src/lib/markdown/inlineMarks';
import type { Confidence } from '@site/src/lib/passages/findPassages';
import type { Sample } from '@site/src/lib/passages/readSections';

/** A piece of the docs that answers a question. */
export interface Passage {
  /** The heading, or the title of the page. */
  title: string;
  /** Path of the page on this host, with the hash of the heading. */
  url: string;
  /** The page of the heading. */
  where?: string;
  /** Plain text, a few sentences. */
  quote: string;
  /** The sentence of the quote that says most of what is asked; the quote begins with it. */
  lead: string;
  /** Words to mark in the quote, as written there. */
  matches: readonly string[];
  /** Links and code in the quote, in order. */
  marks: readonly InlineMark[];
  /** The whole section as Markdown, for prompts. */
  markdown: string;
  sample?: Sample;
}

/** A page that questions are about. */
export interface AskedPage {
  title: string;
  /** On this host. */
  path: string;
}

/** What was found in the docs. */
export interface Answer {
  confidence: Confidence;
  /** Best first. */
  passages: readonly Passage[];
  /** Similar words, if there is no passage. */
  suggestions: readonly string[];
}
