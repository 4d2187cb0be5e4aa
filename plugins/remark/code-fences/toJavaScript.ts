import type { LineMark } from '../../content/fenceMeta';
import type { TypedLanguage } from '../../content/languages';
import { createDiskCache, type DiskCache } from '../../lib/diskCache';
import { carryMarks, markChanges } from './carryMarks';
import { EraseError } from './EraseError';

/** Code and what its lines are marked as. */
export interface MarkedCode {
  code: string;
  /** One entry for each line. */
  marks: (LineMark | undefined)[];
}

/** How a sample is written, as far as a formatter must be told. */
function styleOf(code: string) {
  const count = (pattern: RegExp) => (code.match(pattern) ?? []).length;
  return {
    singleQuote: count(/'/g) > count(/"/g),
    semi: /;\s*$/m.test(code),
    useTabs: /^\t/m.test(code),
    printWidth: Math.max(80, ...code.split('\n').map((line) => line.length)),
  };
}

async function formatLike(sample: string, code: string): Promise<string> {
  const { format } = await import('prettier');
  // A parser that knows no types at all, so that a type left behind is found.
  const formatted = await format(code, { parser: 'acorn', ...styleOf(sample) });
  return formatted.trimEnd();
}

async function compute(
  { code, marks }: MarkedCode,
  language: TypedLanguage,
): Promise<MarkedCode | undefined> {
  // The compiler and the formatter take long to load, and only new samples need them.
  const { eraseTypes } = await import('./eraseTypes');
  const erased = eraseTypes(code, language);
  if (!erased) return undefined;
  try {
    const formatted = await formatLike(code, erased.code);
    const left = erased.origins.map((origin) => marks[origin]);
    return { code: formatted, marks: carryMarks(erased.code, left, formatted) };
  } catch (error) {
    const { loc, message } = error as Error & { loc?: { start: { line: number } } };
    const [reason] = message.split('\n');
    throw new EraseError(
      `The code without its types is not JavaScript: ${reason}`,
      erased.origins[(loc?.start.line ?? 1) - 1] ?? 0,
    );
  }
}

let cache: DiskCache<Converted> | undefined;

/** The result for a sample. JSON has no `undefined`, so unmarked lines and a missing result are null. */
type Converted = { code: string; marks: (LineMark | null)[] } | null;

async function convert(
  sample: MarkedCode,
  language: TypedLanguage,
): Promise<MarkedCode | undefined> {
  // Formatting takes some milliseconds for each sample, and most samples of an edited page are unchanged.
  cache ??= createDiskCache<Converted>({ name: 'javascript-samples', entry: import.meta.url });
  const content = [language, sample.code, sample.marks.map((mark) => mark ?? '').join()];
  const result = await cache.getOrCompute(content, async () => {
    const made = await compute(sample, language);
    return made ? { code: made.code, marks: made.marks.map((mark) => mark ?? null) } : null;
  });
  return result
    ? { code: result.code, marks: result.marks.map((mark) => mark ?? undefined) }
    : undefined;
}

/** One of the two states that a diff shows. */
function stateOf({ code, marks }: MarkedCode, without: LineMark): MarkedCode {
  const kept = code
    .split('\n')
    .map((text, index) => ({ text, mark: marks[index] }))
    .filter(({ mark }) => mark !== without);
  return { code: kept.map(({ text }) => text).join('\n'), marks: kept.map(({ mark }) => mark) };
}

/**
 * Makes the JavaScript of a sample: its types erased, formatted as the sample is, with the same lines marked.
 * @returns undefined where it would be the same code, or none: there is nothing to choose
 * @throws EraseError where there is no such JavaScript
 */
export async function toJavaScript(
  sample: MarkedCode,
  language: TypedLanguage,
): Promise<MarkedCode | undefined> {
  const isDiff = sample.marks.includes('add') && sample.marks.includes('remove');
  if (!isDiff) return convert(sample, language);
  // Old and new lines side by side need not be one program: each state is converted alone.
  const before = stateOf(sample, 'add');
  const after = stateOf(sample, 'remove');
  const old = await convert(before, language);
  const current = await convert(after, language);
  if (!old && !current) return undefined;
  const oldCode = old?.code ?? before.code;
  const newCode = current?.code ?? after.code;
  // The change is one of types: in JavaScript there is none to show.
  if (oldCode === newCode) return undefined;
  return markChanges(oldCode, newCode);
}
