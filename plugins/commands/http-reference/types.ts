import type { HttpAuthScheme, HttpOperation, HttpServer } from '../../../src/lib/httpOperation';

/** The page of an operation: the operation itself, whose type "Try it" shares, and its words. */
export interface OperationPage {
  operation: HttpOperation;
  /** The first paragraph: plain text of 70–160 characters, the page's description too. */
  lead: string;
  /** Markdown: what a reader has to know before the call. */
  words: readonly string[];
  keywords: readonly string[];
  /** The call by the TypeScript client, where there is one. */
  client: string | undefined;
}

/** One API: what its info page says, and its operations in the order of the document. */
export interface HttpApi {
  /** The first part of its routes: `management-api`. */
  id: string;
  /** The document, from the site's directory. */
  file: string;
  title: string;
  version: string;
  /** Plain text of 70–160 characters, the description of its info page too. */
  lead: string;
  words: readonly string[];
  infoRoute: string;
  keywords: readonly string[];
  servers: readonly HttpServer[];
  schemes: readonly HttpAuthScheme[];
  /** The functions that samples of the TypeScript client call: path to code. */
  project: Readonly<Record<string, string>>;
  operations: readonly OperationPage[];
}
