import { looksLikeError } from './errorHit';
import { kindLetters } from './searchIndex';
import { weights } from './weights';
import { wordsOf } from './words';

/** A name of the code: `useQuery`, `ctx.db`, `HTTPRouter`, `unique()`; not `Next.js`. */
const symbolPattern =
  /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}|\w\(\)|\b(?:ctx|v|db|storage|internal|crons|http)\.\p{Ll}/u;

/** Words of readers who look for what a function takes or returns. */
const signatureWords =
  /\b(?:accepts?|arguments?|defaults?|fields|methods|options?|parameters?|properties|props|returns?|signature|types?)\b/i;

/** Words of readers who look for an address and what it takes. */
const httpWords = new Set([
  'api',
  'curl',
  'endpoint',
  'http',
  'https',
  'rest',
  'request',
  'openapi',
]);

/** Whether a query asks for what a function takes or returns. */
export function asksSignature(query: string): boolean {
  return signatureWords.test(query);
}

/** What kind of generated page a query is after, if any. */
function askedKind(query: string): 'api' | 'http' | undefined {
  const words = wordsOf(query);
  if (/(?:^|\s)\/\w/.test(query)) return 'http';
  if (words.some(({ text }) => httpWords.has(text.toLowerCase()))) return 'http';
  return symbolPattern.test(query) ? 'api' : undefined;
}

/**
 * How much each page counts for a query by its kind.
 * @param kinds a letter for each page, as the index has them
 */
export function pagePriors(kinds: string, query: string): number[] {
  const asked = askedKind(query);
  const named = asksSignature(query) ? weights.askedSignature : weights.askedApi;
  const priors = new Map<string, number>([
    [kindLetters.api, asked === 'api' ? named : weights.api],
    [kindLetters.http, asked === 'http' ? weights.askedHttp : weights.http],
    [kindLetters.errors, looksLikeError(query) ? 1 : weights.unaskedErrors],
    [kindLetters.details, weights.details],
  ]);
  return Array.from(kinds, (letter) => priors.get(letter) ?? 1);
}
