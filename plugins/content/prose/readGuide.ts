import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { collectProse, type ProseBlock, readProse } from './readProse';

const parser = unified().use(remarkParse).use(remarkGfm);

/** Reads the prose of a Markdown file for developers, such as a README. */
export function readGuide(source: string): ProseBlock[] {
  const tree = parser.parse(source) as Root;
  return readProse({ prose: collectProse({ tree }) });
}
