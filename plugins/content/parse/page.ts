import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Finding, findingAt } from '../../build';
import { releaseDates } from '../data/history';
import { fillLimits } from '../data/limits';
import { showLimits } from '../data/limitsTable';
import { docId, splitLines } from './files';
import { explainSyntaxError } from './syntaxError';

/** A page in the form that the rules read. */
export interface Page {
  /** Relative to the site's directory: `docs/database/schemas.mdx`. */
  file: string;
  /** The docs plugin's id: `database/schemas`. */
  id: string;
  lines: string[];
  tree: Root;
}

/** Reports a mistake at a node or a position of a page: what is wrong and how to fix it. */
export type Report = (
  where: Parameters<typeof findingAt>[1],
  rule: string,
  message: string,
) => void;

type ParseResult =
  | { page: Page; syntaxError?: undefined }
  | { page?: undefined; syntaxError: Finding };

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .freeze();

/** Parses a page's MDX, or reports where it can't be parsed. Nothing else in the project parses MDX. */
export function parsePage(file: string, docsDir: string, source: string): ParseResult {
  const lines = splitLines(source);
  try {
    const tree = processor.parse(source);
    fillLimits()(tree);
    showLimits()(tree);
    releaseDates()(tree);
    return { page: { file, id: docId(file, docsDir), lines, tree } };
  } catch (error) {
    return { syntaxError: explainSyntaxError(file, lines, error) };
  }
}
