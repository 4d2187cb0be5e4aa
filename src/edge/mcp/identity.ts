import type { DocumentedProduct } from '../../lib/docsCatalog.ts';

/** Who the MCP server is, the same in its card and in `server/discover`. */
export interface Identity {
  /** The reversed host and what it serves: `dev.convex/docs`. */
  name: string;
  title: string;
  version: string;
  /** At most 100 characters. */
  description: string;
}

/** Raised when a tool changes. */
const version = '3.1.0';

/** Makes the server's identity. */
export function identityOf({ name, docsName, namespace }: DocumentedProduct): Identity {
  return {
    name: `${namespace}/docs`,
    title: docsName,
    version,
    description: `Search and read the ${name} documentation, and look up errors. Read-only, without login.`,
  };
}

/** What a model reads before it uses the tools. */
export function instructionsOf({
  name,
  tagline,
  version: packageVersion,
}: DocumentedProduct): string {
  return `The documentation of ${name} (${tagline.toLowerCase()}), written for version ${packageVersion} of its npm package. Use it before you write ${name} code, because what you remember of the API may be old.

- Call answer and pass a question. It returns the passages that answer it, which is usually all you need.
- Call read_section with the ids of an answer or a search to read on.
- Call search to see what there is about a subject, and list_pages to see all pages.
- Call find_error with the exact text of an error to get its cause and fix.

Ids are paths of the docs, such as /functions/actions#handle-failures. Cite the url of a result. All tools are read-only and need no login; they know nothing about the user's own deployment.`;
}
