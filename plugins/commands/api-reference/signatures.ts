import { format } from 'prettier';

/** Signatures with more lines than this are shown folded. */
const foldedFrom = 28;

const fence = /^```ts signature(?:="(\w+)")?\n([\s\S]*?)\n```$/gm;

/** The context that a declaration needs in a file, so that it can be formatted. */
export type SignatureScope = 'top' | 'member';

/** Writes a declaration as a fence that `formatSignatures` completes. */
export function signatureFence(declarations: readonly string[], scope: SignatureScope): string {
  return `\`\`\`ts signature="${scope}"\n${declarations.join('\n')}\n\`\`\``;
}

async function formatted(text: string, scope: string | undefined): Promise<string> {
  const isMember = scope === 'member';
  const source = isMember ? `declare class _ {\n${text}\n}` : text;
  const width = isMember ? 82 : 80;
  const out = (await format(source, { parser: 'typescript', printWidth: width })).trim();
  if (!isMember) return out.replace(/ \{\}$/, ' { … }');
  return out
    .split('\n')
    .slice(1, -1)
    .map((line) => line.replace(/^ {2}/, ''))
    .join('\n');
}

/** Formats the signatures of a page and folds the long ones. */
export async function formatSignatures(page: string): Promise<string> {
  const parts: string[] = [];
  let from = 0;
  for (const match of page.matchAll(fence)) {
    const [whole, scope, text = ''] = match;
    const code = await formatted(text, scope);
    const fold = code.split('\n').length > foldedFrom ? ' collapse' : '';
    parts.push(page.slice(from, match.index), `\`\`\`ts signature${fold}\n${code}\n\`\`\``);
    from = match.index + whole.length;
  }
  return [...parts, page.slice(from)].join('');
}
