import type { SyntaxNode } from 'web-tree-sitter';
import { languageName } from '../../content';
import { findHtmlFaults } from './checkHtml';
import type { GrammarLanguage, ReadCode } from './grammars';
import { toBash } from './shell';
import { type Fence, type Problem, problemAt, type SyntaxFault } from './verdict';

const closings: Readonly<Record<string, string>> = {
  '(': ')',
  '[': ']',
  '{': '}',
  do: 'done',
  if: 'fi',
  case: 'esac',
  '"': '"',
  "'": "'",
};

/** The beginning of the code that can't be parsed, on one line. */
function quoted(text: string): string {
  const [line = ''] = text.trim().split('\n');
  return `\`${line.length > 40 ? `${line.slice(0, 39)}…` : line}\``;
}

/** Finds the last bracket, quote or shell keyword that a node opens and doesn't close. */
function openingOf(node: SyntaxNode): SyntaxNode | undefined {
  const open: SyntaxNode[] = [];
  for (const child of node.children) {
    if (child.type === closings[open.at(-1)?.type ?? '']) open.pop();
    else if (child.type in closings) open.push(child);
  }
  return open.at(-1);
}

function faultOf(node: SyntaxNode, code: string): SyntaxFault {
  if (node.isMissing) {
    // The node is at the start of the next word, which may be several lines below.
    const offset = code.slice(0, node.startIndex).trimEnd().length;
    return { offset, message: `\`${node.type}\` is missing here. Add it.` };
  }
  const neverClosed = (offset: number, opening: string) => ({
    offset,
    message: `The \`${opening}\` here is never closed. Add \`${closings[opening]}\`.`,
  });
  const open = openingOf(node);
  if (open) return neverClosed(open.startIndex, open.type);
  // The grammars have no node for an unmatched quote.
  if (/^\s*'[^']*$/.test(node.text)) {
    return neverClosed(node.startIndex + node.text.indexOf("'"), "'");
  }
  return { offset: node.startIndex, message: `${quoted(node.text)} cannot be parsed. Fix it.` };
}

/**
 * Finds the errors in a tree. Of nested errors it keeps only the innermost, which is closest to the mistake.
 */
function findFaults(node: SyntaxNode, code: string): SyntaxFault[] {
  if (!node.hasError) return [];
  const inner = node.children.flatMap((child) => findFaults(child, code));
  if (inner.length > 0) return inner;
  return node.isError || node.isMissing ? [faultOf(node, code)] : [];
}

/** Checks that a fence's code can be parsed with the grammar of its language. */
export async function checkSyntax(
  fence: Fence,
  lang: GrammarLanguage,
  read: ReadCode,
): Promise<Problem[]> {
  const code = lang === 'bash' ? toBash(fence.code) : fence.code;
  const tree = await read(lang, code);
  const faults = lang === 'html' ? findHtmlFaults(tree.rootNode) : [];
  if (faults.length === 0) faults.push(...findFaults(tree.rootNode, code));
  tree.delete();
  return faults.map(({ offset, message }) =>
    problemAt(
      fence,
      offset,
      `${lang}-syntax`,
      `This is not valid ${languageName(lang)}: ${message}`,
    ),
  );
}
