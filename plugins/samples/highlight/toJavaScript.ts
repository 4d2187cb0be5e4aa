import { createDiskCache, type DiskCache } from '../../build';
import type { LineMark, TypedLanguage } from '../../content';
import { carryMarks, markChanges } from './carryMarks';
import { EraseError } from './EraseError';

/** Code and the marks of its lines. */
export interface MarkedCode {
  code: string;
  /** One entry for each line. */
  marks: (LineMark | undefined)[];
}

/** How a sample is written, for a formatter that should keep its style. */
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
  // A parser that doesn't know types, so that it rejects any that are left.
  const formatted = await format(code, { parser: 'acorn', ...styleOf(sample) });
  return formatted.trimEnd();
}

async function compute(
  { code, marks }: MarkedCode,
  language: TypedLanguage,
): Promise<MarkedCode | undefined> {
  // The compiler and the formatter are slow to load, and only new samples need them.
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
      `The code is not valid JavaScript after its types are removed: ${reason}`,
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
  // Formatting takes a few milliseconds for each sample, and most samples of an edited page haven't changed.
  cache ??= createDiskCache<Converted>({ name: 'javascript-samples' });
  const content = [language, sample.code, sample.marks.map((mark) => mark ?? '').join()];
  const result = await cache.getOrCompute(content, async () => {
    const made = await compute(sample, language);
    return made ? { code: made.code, marks: made.marks.map((mark) => mark ?? null) } : null;
  });
  return result
    ? { code: result.code, marks: result.marks.map((mark) => mark ?? undefined) }
    : undefined;
}

/** One of the two versions that a diff shows. */
function stateOf({ code, marks }: MarkedCode, without: LineMark): MarkedCode {
  const kept = code
    .split('\n')
    .map((text, index) => ({ text, mark: marks[index] }))
    .filter(({ mark }) => mark !== without);
  return { code: kept.map(({ text }) => text).join('\n'), marks: kept.map(({ mark }) => mark) };
}

/** What has no JavaScript to show: code without types is the same in JavaScript, and types alone are nothing. */
function unchanged({ code }: MarkedCode): 'same' | undefined {
  return /^(?:export )?(?:declare|interface|type|import type)\b/m.test(code) ? undefined : 'same';
}

/**
 * Converts a sample to JavaScript: erases its types, formats it in the same style, and marks the same lines.
 * @returns `same` if the sample has no types; undefined if it has nothing but types, or only they differ
 * @throws EraseError if there is no JavaScript equivalent
 */
export async function toJavaScript(
  sample: MarkedCode,
  language: TypedLanguage,
): Promise<MarkedCode | 'same' | undefined> {
  const isDiff = sample.marks.includes('add') && sample.marks.includes('remove');
  if (!isDiff) return (await convert(sample, language)) ?? unchanged(sample);
  // Removed and added lines together don't always form a valid program, so each version is converted alone.
  const before = stateOf(sample, 'add');
  const after = stateOf(sample, 'remove');
  const versions = await convertVersions(before, after, language);
  if (!versions) return unchanged(sample);
  // The diff only changes types, so JavaScript has nothing to show.
  if (versions.before === versions.after) return undefined;
  return markChanges(versions.before, versions.after);
}

async function convertVersions(before: MarkedCode, after: MarkedCode, language: TypedLanguage) {
  const old = await convert(before, language);
  const current = await convert(after, language);
  if (!old && !current) return undefined;
  return { before: old?.code ?? before.code, after: current?.code ?? after.code };
}

/**
 * Converts both versions of a file to JavaScript.
 * @returns as `toJavaScript` does, with the two versions instead of marked lines
 * @throws EraseError if there is no JavaScript equivalent
 */
export async function versionsToJavaScript(
  before: string,
  after: string,
  language: TypedLanguage,
): Promise<{ before: string; after: string } | 'same' | undefined> {
  const unmarked = (code: string): MarkedCode => ({ code, marks: [] });
  const versions = await convertVersions(unmarked(before), unmarked(after), language);
  return versions ?? unchanged(unmarked(after));
}
