import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import Parser, { type SyntaxNode } from 'web-tree-sitter';
import { type Finding, ownRoot } from '../../build';
import { type LanguageCheckedBy, languageName } from '../../content';
import { type Fence, problemAt } from './verdict';

/** A language that `tree-sitter-wasms` has a grammar for. */
export type GrammarLanguage = LanguageCheckedBy<'grammar'>;

const grammars = join(ownRoot, 'node_modules/tree-sitter-wasms/out');
const parsers = new Map<GrammarLanguage, Promise<Parser>>();

async function loadParser(lang: GrammarLanguage): Promise<Parser> {
  // Grammars are large and run only briefly. The optimizing compiler would take seconds for each.
  setFlagsFromString('--liftoff-only');
  await Parser.init();
  const parser = new Parser();
  parser.setLanguage(await Parser.Language.load(join(grammars, `tree-sitter-${lang}.wasm`)));
  return parser;
}

/** Parses code with a grammar, which is loaded the first time it is needed. */
export async function parseCode(lang: GrammarLanguage, code: string): Promise<Parser.Tree> {
  const parser = parsers.get(lang) ?? loadParser(lang);
  parsers.set(lang, parser);
  return (await parser).parse(code);
}

/**
 * `<your-key>` represents one word, although a shell would read a file of that name. A line may start with a
 * prompt.
 */
const notBash = /<[a-z](?:[\w .-]*\w)?>|^[ \t]*\$ /gim;

/** Replaces placeholders and prompts with Bash of the same length. */
export function toBash(code: string): string {
  return code.replace(notBash, (text) => (text.endsWith('>') ? 'x' : ' ').repeat(text.length));
}

interface SyntaxFault {
  offset: number;
  message: string;
}

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

export async function checkSyntax(fence: Fence, lang: GrammarLanguage): Promise<Finding[]> {
  const code = lang === 'bash' ? toBash(fence.code) : fence.code;
  const tree = await parseCode(lang, code);
  const faults = findFaults(tree.rootNode, code);
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
