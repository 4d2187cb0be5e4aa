import type { InlineCode, Nodes } from 'mdast';
import type { Place } from '../../build';
import type { Page } from './page';

/** A name in inline code. Lines and columns start at 1. */
export interface CodeMention extends Place {
  text: string;
}

/** Names in backticks inside inline code, such as a quoting error message, count separately. */
function namesIn({ value, position }: InlineCode): CodeMention[] {
  const { start = { line: 1, column: 1 }, end = start } = position ?? {};
  const { line, column } = start;
  const inner = [...value.matchAll(/`([^`]+)`/g)];
  if (inner.length === 0) return [{ text: value, line, column }];
  const marks = line === end.line ? Math.floor((end.column - column - value.length) / 2) : 0;
  return inner.map(({ 1: text = '', index }) => ({ text, line, column: column + marks + index }));
}

/**
 * Lists the names in inline code in a page's text. Headings are skipped, because they name what the page
 * itself describes.
 */
export function collectMentions({ tree }: Page): CodeMention[] {
  const mentions: CodeMention[] = [];
  const visit = (node: Nodes): void => {
    if (node.type === 'heading') return;
    if (node.type === 'inlineCode') mentions.push(...namesIn(node));
    if ('children' in node) node.children.forEach(visit);
  };
  visit(tree);
  return mentions;
}
