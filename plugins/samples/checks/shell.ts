import type { SyntaxNode } from 'web-tree-sitter';
import type { Word } from '../../reference';
import type { ReadCode } from './grammars';

/**
 * `<your-key>` represents one word, although a shell would read a file of that name. A line may start with a
 * prompt.
 */
const notBash = /<[a-z](?:[\w .-]*\w)?>|^[ \t]*\$ /gim;

/** Replaces placeholders and prompts with Bash of the same length. */
export function toBash(code: string): string {
  return code.replace(notBash, (text) => (text.endsWith('>') ? 'x' : ' ').repeat(text.length));
}

function wordText(node: SyntaxNode, code: string): string {
  const text = code.slice(node.startIndex, node.endIndex);
  if (node.type === 'raw_string') return text.slice(1, -1);
  if (node.type === 'string') return text.slice(1, -1).replace(/\\(["\\$`\n])/g, '$1');
  if (node.type === 'word') return text.replace(/\\\n/g, '').replace(/\\(.)/g, '$1');
  if (node.type !== 'concatenation') return text;
  return node.children.map((child) => wordText(child, code)).join('');
}

/**
 * Lists the commands in a shell sample as words, including those in loops and substitutions. Redirections are
 * left out.
 */
export async function readCommands(code: string, read: ReadCode): Promise<Word[][]> {
  const tree = await read('bash', toBash(code));
  const commands = tree.rootNode.descendantsOfType('command').map((command) => {
    const name = command.childForFieldName('name')?.firstChild;
    const words = [...(name ? [name] : []), ...command.childrenForFieldName('argument')];
    return words.map((node) => ({ text: wordText(node, code), offset: node.startIndex }));
  });
  tree.delete();
  return commands;
}
