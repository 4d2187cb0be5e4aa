import { format } from 'prettier';
import type { Description } from '../checks/describeType';

/**
 * A tooltip with more lines than these hides the code it explains. A parameter whose type has a name gets
 * fewer.
 */
const mostLines = { any: 12, named: 4 };

/** Breaks a type into lines as Prettier would. A type that can't be parsed alone is unchanged. */
async function breakLines(type: string): Promise<string> {
  try {
    const code = await format(`type T = ${type};`, { parser: 'typescript', printWidth: 64 });
    // A union that needs several lines starts on a new line.
    return code.replace(/^type T = ?/, '').replace(/;\s*$/, '');
  } catch {
    return type;
  }
}

/** Formats the type of a name for readers, in short lines and only so many of them. */
export async function formatType({ label, type, isParameter }: Description): Promise<string> {
  const lines = (await breakLines(type)).split('\n');
  const name = isParameter && /^[\w.]+(?=<)/.exec(type)?.[0];
  if (name && lines.length > mostLines.named) return `${label}${name}<…>`;
  const start = lines[0] === '' ? label.trimEnd() : label;
  if (lines.length <= mostLines.any) return start + lines.join('\n');
  return `${start}${lines.slice(0, mostLines.any - 1).join('\n')}\n…`;
}
