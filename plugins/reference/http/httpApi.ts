import type { HttpAuthScheme, HttpOperation, HttpServer } from '../../../src/lib/httpOperation';

/**
 * The page of an operation: its text, and the operation itself in the type that the "Try it" form uses too.
 */
export interface OperationPage {
  operation: HttpOperation;
  /** The first paragraph: plain text of 70–160 characters, which is also the page's description. */
  lead: string;
  /** Markdown: what a reader has to know before making the call. */
  words: readonly string[];
  keywords: readonly string[];
  /** The group in the sidebar that it belongs to: `Projects`. */
  group: string | undefined;
  /** Whether its page shows the sidebar, which lists it in either case. */
  showsSidebar: boolean;
  /** The call with the TypeScript client, if there is one. */
  client: string | undefined;
}

/** An API: the contents of its info page, and its operations in the order of the document. */
export interface HttpApi {
  /** The first part of its routes: `management-api`. */
  id: string;
  /** The document, relative to the site's directory. */
  file: string;
  title: string;
  version: string;
  /** Plain text of 70–160 characters, which is also the description of its info page. */
  lead: string;
  words: readonly string[];
  infoRoute: string;
  /** Markdown: a link to the first page of the API's section of the sidebar. */
  section: string;
  keywords: readonly string[];
  servers: readonly HttpServer[];
  schemes: readonly HttpAuthScheme[];
  /** The functions that the TypeScript client's samples call: code by path. */
  project: Readonly<Record<string, string>>;
  operations: readonly OperationPage[];
}
