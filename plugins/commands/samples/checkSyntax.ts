import type { SyntaxNode } from 'web-tree-sitter';
import { languageName } from '../../content/languages';
import { findHtmlFaults } from './checkHtml';
import type { GrammarLanguage, ReadCode } from './grammars';
import { type Fence, type Problem, problemAt, type SyntaxFault } from './types';

const closings: Readonly<Record<string, string>> = {
  '(': ')',
  '[': ']',
  '{': '}',
  do: 'done',
  if: 'fi',
  case: 'esac',
};

/** `<your-key>` in a command stands for a word, though the shell would read a file of that name. */
const placeholder = /<[a-z](?:[\w .-]*\w)?>/gi;

/** What is not understood, on one line. */
function quoted(text: string): string {
  const [line = ''] = text.trim().split('\n');
  return `\`${line.length > 40 ? `${line.slice(0, 39)}…` : line}\``;
}

/** Finds the last bracket or word of the shell that a node opens and does not close. */
function openingOf(node: SyntaxNode): SyntaxNode | undefined {
  const open: SyntaxNode[] = [];
  for (const child of node.children) {
    if (child.type in closings) open.push(child);
    else if (child.type === closings[open.at(-1)?.type ?? '']) open.pop();
  }
  return open.at(-1);
}

function faultOf(node: SyntaxNode, code: string): SyntaxFault {
  if (node.isMissing) {
    // It is found missing where the next word begins, which may be lines below.
    const offset = code.slice(0, node.startIndex).trimEnd().length;
    return { offset, message: `\`${node.type}\` is missing here. Add it.` };
  }
  const open = openingOf(node);
  if (open) {
    const message = `The \`${open.type}\` here is never closed. Add \`${closings[open.type]}\`.`;
    return { offset: open.startIndex, message };
  }
  return { offset: node.startIndex, message: `${quoted(node.text)} is not understood. Mend it.` };
}

/** Finds what a tree could not place; of nested faults only the innermost, which is nearest to the mistake. */
function findFaults(node: SyntaxNode, code: string): SyntaxFault[] {
  if (!node.hasError) return [];
  const inner = node.children.flatMap((child) => findFaults(child, code));
  if (inner.length > 0) return inner;
  return node.isError || node.isMissing ? [faultOf(node, code)] : [];
}

/** Checks that the code of a fence can be read by the grammar of its language. */
export async function checkSyntax(
  fence: Fence,
  lang: GrammarLanguage,
  read: ReadCode,
): Promise<Problem[]> {
  const hide = (text: string) => text.replace(placeholder, (word) => 'x'.repeat(word.length));
  const code = lang === 'bash' ? hide(fence.code) : fence.code;
  const tree = await read(lang, code);
  const faults = lang === 'html' ? findHtmlFaults(tree.rootNode) : [];
  if (faults.length === 0) faults.push(...findFaults(tree.rootNode, code));
  tree.delete();
  return faults.map(({ offset, message }) =>
    problemAt(fence, offset, `${lang}-syntax`, `This is no ${languageName(lang)}: ${message}`),
  );
}
