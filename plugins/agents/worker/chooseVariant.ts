export type Variant = 'html' | 'markdown';

/** Of a header, in characters. Browsers send fewer than 200; parsing quotes takes long in a hostile one. */
const maxLength = 1000;

interface Range {
  type: string;
  hasParameters: boolean;
  q: number;
}

const token = String.raw`[\w!#$%&'*+.^|~-]+`;
const rangePattern = new RegExp(`^(?:\\*/\\*|${token}/${token})$`);
const weightPattern = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

// What is between separators. Without a closing quote, a quote is an ordinary character.
const ranges = /(?:"(?:[^"\\]|\\.)*"|[^,])+/g;
const rangeParts = /(?:"(?:[^"\\]|\\.)*"|[^;])+/g;

/** Parses one range of an `Accept` header. A malformed one counts as if it weren't there. */
function parseRange(text: string): Range | undefined {
  const [name = '', ...parameters] = (text.match(rangeParts) ?? []).map((part) => part.trim());
  const type = name.toLowerCase();
  if (!rangePattern.test(type) || type.startsWith('*/') !== (type === '*/*')) return undefined;
  const weightAt = parameters.findIndex((parameter) => /^q\s*=/i.test(parameter));
  const weight = parameters[weightAt]?.replace(/^q\s*=\s*/i, '') ?? '1';
  if (!weightPattern.test(weight)) return undefined;
  return { type, hasParameters: weightAt < 0 ? parameters.length > 0 : weightAt > 0, q: +weight };
}

/**
 * The weight of a media type: the most specific range decides, and unknown parameters (`variant=GFM`) are
 * ignored, unless the same type is also listed without any.
 */
function weightOf(type: string, ranges: readonly Range[]): number | undefined {
  const group = type.replace(/\/.*/, '/*');
  for (const name of [type, group, '*/*']) {
    const named = ranges.filter((range) => range.type === name);
    const plain = named.filter(({ hasParameters }) => !hasParameters);
    const weights = (plain.length > 0 ? plain : named).map(({ q }) => q);
    if (weights.length > 0) return Math.max(...weights);
  }
  return undefined;
}

/**
 * Chooses how to send a page (RFC 9110, section 12.5.1). Browsers never name Markdown and get HTML; agents that
 * name it get it unless they prefer HTML. `text/plain` gets Markdown if nothing else is acceptable, because
 * Markdown is plain text.
 * @param accept the request's `Accept`; without one, or without a well-formed range, anything is acceptable
 * @returns undefined when neither is acceptable
 */
export function chooseVariant(accept: string | null | undefined): Variant | undefined {
  const accepted = ((accept ?? '').slice(0, maxLength).match(ranges) ?? []).flatMap(
    (part) => parseRange(part) ?? [],
  );
  if (accepted.length === 0) return 'html';
  const html = weightOf('text/html', accepted) ?? 0;
  const markdown = weightOf('text/markdown', accepted) ?? 0;
  const isNamed = accepted.some(({ type }) => type === 'text/markdown');
  if (isNamed && markdown > 0 && markdown >= html) return 'markdown';
  if (html > 0) return 'html';
  if (markdown > 0) return 'markdown';
  const plain = accepted.some(({ type, q }) => type === 'text/plain' && q > 0);
  return plain ? 'markdown' : undefined;
}
