import { posix } from 'node:path';
import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Finding } from './finding';
import { explainSyntaxError } from './syntaxError';

/** A page as the rules read it. */
export interface Page {
  /** From the site's directory: `docs/database/schemas.mdx`. */
  file: string;
  /** The docs plugin's id: `database/schemas`. */
  id: string;
  lines: string[];
  tree: Root;
}

type ParsedPage = { page: Page; syntaxError?: undefined } | { syntaxError: Finding };

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .freeze();

/** Splits a source into lines, whatever ends them. */
export function splitLines(source: string): string[] {
  return source.split(/\r?\n/);
}

/** Reads a page's MDX, or says where it cannot be read. */
export function parsePage(file: string, docsDir: string, source: string): ParsedPage {
  const lines = splitLines(source);
  try {
    return { page: { file, id: docId(file, docsDir), lines, tree: processor.parse(source) } };
  } catch (error) {
    return { syntaxError: explainSyntaxError(file, lines, error) };
  }
}

/** The id by which the sidebar names a page: its path below the docs directory, without extension. */
export function docId(file: string, docsDir: string): string {
  return posix.relative(docsDir, file).replace(/\.mdx?$/, '');
}

/** The route a page has by its path alone. */
export function defaultRoute(id: string): string {
  const directory = posix.dirname(id) === '.' ? '' : posix.dirname(id);
  const name = posix.basename(id).toLowerCase();
  // The docs plugin takes these three as the page of their directory (its `isCategoryIndex`).
  const isIndex = ['index', 'readme', posix.basename(directory).toLowerCase()].includes(name);
  return `/${isIndex ? directory : id}`;
}
