import type { HttpOperation } from '../../src/lib/httpOperation';

/** The page of an operation: the operation itself (its type is what "Try it" shares) and its words. */
export interface OperationPage {
  operation: HttpOperation;
  /** In the sidebar. */
  label: string;
  /** For search results: 70–160 characters. */
  description: string;
  /** Markdown: what it does, in one sentence, and what a reader has to know before calling it. */
  words: string;
  keywords: readonly string[];
}

/** One API: what its info page says, and its operations in the order of the document. */
export interface HttpApi {
  /** The first part of its routes: `management-api`. */
  id: string;
  /** The document, from the site's directory. */
  file: string;
  title: string;
  version: string;
  description: string;
  words: string;
  /** The last part of the info page's route: `convex-management-api`. */
  infoSlug: string;
  keywords: readonly string[];
  operations: readonly OperationPage[];
}
