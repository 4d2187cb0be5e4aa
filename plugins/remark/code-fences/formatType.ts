import { format } from 'prettier';
import type { Description } from '../../commands/samples/describeType';

/**
 * More lines than these hide the code that they explain; of a parameter whose type has a name of its own, fewer do.
 */
const mostLines = { any: 12, named: 4 };

/** Breaks a type into lines as code is broken; one that is no code by itself stays as it is. */
async function breakLines(type: string): Promise<string> {
  try {
    const code = await format(`type T = ${type};`, { parser: 'typescript', printWidth: 64 });
    // A union that needs several lines begins on one of its own.
    return code.replace(/^type T = ?/, '').replace(/;\s*$/, '');
  } catch {
    return type;
  }
}

/** Writes what the compiler says of a name for a reader: in short lines, and not too many. */
export async function formatType({ label, type, isParameter }: Description): Promise<string> {
  const lines = (await breakLines(type)).split('\n');
  const name = isParameter && /^[\w.]+(?=<)/.exec(type)?.[0];
  if (name && lines.length > mostLines.named) return `${label}${name}<…>`;
  const start = lines[0] === '' ? label.trimEnd() : label;
  if (lines.length <= mostLines.any) return start + lines.join('\n');
  return `${start}${lines.slice(0, mostLines.any - 1).join('\n')}\n…`;
}
