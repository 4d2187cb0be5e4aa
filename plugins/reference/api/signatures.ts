import { format } from 'prettier';
import ts from 'typescript';
import { fence } from '../markup';

/** Signatures with more lines than this are shown folded. */
const foldedFrom = 28;

const signaturePattern = /^```ts signature(?:="(\w+)")?\n([\s\S]*?)\n```$/gm;

/** The context that a declaration needs in a file, so that it can be formatted. */
export type SignatureScope = 'top' | 'member';

/** Writes a declaration as a fence that `formatSignatures` completes. */
export function signatureFence(declarations: readonly string[], scope: SignatureScope): string {
  return fence(`ts signature="${scope}"`, declarations.join('\n'));
}

function inScope(text: string, scope: string | undefined): string {
  return scope === 'member' ? `declare class _ {\n${text}\n}` : text;
}

async function formatted(text: string, scope: string | undefined): Promise<string> {
  const isMember = scope === 'member';
  const width = isMember ? 82 : 80;
  const source = inScope(text, scope);
  const out = (await format(source, { parser: 'typescript', printWidth: width })).trim();
  if (!isMember) return out;
  return out
    .split('\n')
    .slice(1, -1)
    .map((line) => line.replace(/^ {2}/, ''))
    .join('\n');
}

/** The types that a declaration refers to. Those that it declares, such as its type parameters, are left out. */
function typeNamesIn(text: string, scope?: SignatureScope): Set<string> {
  const source = ts.createSourceFile(
    'signature.ts',
    inScope(text, scope),
    ts.ScriptTarget.Latest,
    true,
  );
  const used = new Set<string>();
  const declared = new Set<string>();
  const use = (name: ts.Node) => {
    if (ts.isIdentifier(name)) used.add(name.text);
  };
  const walk = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node)) use(node.typeName);
    else if (ts.isExpressionWithTypeArguments(node)) use(node.expression);
    else if (ts.isTypeQueryNode(node)) use(node.exprName);
    else if (ts.isTypeParameterDeclaration(node) || ts.isStatement(node)) {
      const { name } = node as ts.NamedDeclaration;
      if (name && ts.isIdentifier(name)) declared.add(name.text);
    }
    node.forEachChild(walk);
  };
  walk(source);
  return new Set([...used].filter((name) => !declared.has(name)));
}

/** The types in what follows the name of a function, constant or type. */
export function typeNamesInShort(text: string): Set<string> {
  const asType = /^<[^(]*> = /.test(text) ? `type _${text}` : `type _ = ${text}`;
  return new Set([...typeNamesIn(`declare function _${text};`), ...typeNamesIn(asType)]);
}

/**
 * Formats the signatures of a page, folds the long ones and names the types in them that have a page.
 * @param hasPage whether a name of the package is described somewhere
 */
export async function formatSignatures(
  page: string,
  hasPage: (name: string) => boolean,
): Promise<string> {
  const parts: string[] = [];
  let from = 0;
  for (const match of page.matchAll(signaturePattern)) {
    const [whole, scope, text = ''] = match;
    const code = await formatted(text, scope);
    const names = [...typeNamesIn(text, scope as SignatureScope | undefined)].filter(hasPage);
    const links = names.length === 0 ? '' : ` links="${names.join(' ')}"`;
    const fold = code.split('\n').length > foldedFrom ? ' collapse' : '';
    parts.push(page.slice(from, match.index), fence(`ts signature${links}${fold}`, code));
    from = match.index + whole.length;
  }
  return [...parts, page.slice(from)].join('');
}
