import { format } from 'prettier';
import { fence } from '../markup';
import { readNames } from './examples';

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
  const printWidth = isMember ? 82 : 80;
  const out = await format(inScope(text, scope), { parser: 'typescript', printWidth });
  if (!isMember) return out.trim();
  return out
    .trim()
    .split('\n')
    .slice(1, -1)
    .map((line) => line.replace(/^ {2}/, ''))
    .join('\n');
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
    const names = readNames(inScope(text, scope), 'ts').free.filter(hasPage);
    const links = names.length === 0 ? '' : ` links="${names.join(' ')}"`;
    const fold = code.split('\n').length > foldedFrom ? ' collapse' : '';
    parts.push(page.slice(from, match.index), fence(`ts signature${links}${fold}`, code));
    from = match.index + whole.length;
  }
  return [...parts, page.slice(from)].join('');
}
