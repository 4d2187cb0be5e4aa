import { readQuery } from './readQuery';
import type { Answers, DirectAnswer, Hit } from './searchIndex';
import { stem } from './stem';
import { isStopWord, termsOfWord, wordsOf } from './words';

/** The key of an API's name: capitals don't count, and neither does the context that it's called on. */
export function apiKey(name: string): string {
  return name.toLowerCase().replace(/^ctx\./, '');
}

/** Words that ask for a limit instead of saying which. */
const limitWords = new Set(
  'allowed big cost costs deep far few high large length limit limits long many max maximum much number per price prices size'
    .split(' ')
    .map(stem),
);

const minNamed = 0.6;

const termsOf = (text: string) =>
  wordsOf(text)
    .filter((word) => !isStopWord(word))
    .map(termsOfWord);

type Terms = readonly (readonly string[])[];

/** The share of words that are among others. */
function shareIn(words: Terms, others: Terms): number {
  const known = new Set(others.flat());
  const found = words.filter((terms) => terms.some((term) => known.has(term)));
  return words.length === 0 ? 0 : found.length / words.length;
}

/** The row that a query asks for, if it's clear which. */
function limitAnswer(query: string, { rows }: Answers['limits']): DirectAnswer | undefined {
  const all = termsOf(query);
  // What is big has a size.
  if (/\b(?:big|large)\b/i.test(query)) all.push([stem('size')]);
  const words = all.filter(([whole = '']) => !limitWords.has(whole));
  const ranked = rows
    .map((row) => {
      const [, heading, name] = row;
      const names = termsOf(name);
      const asked = shareIn(words, [...names, ...termsOf(heading)]);
      return { row, asked, score: asked + shareIn(names, all) + shareIn(all, names) };
    })
    .filter(({ asked }) => asked > minNamed)
    .sort((a, b) => b.score - a.score);
  const [best, next] = ranked;
  if (best === undefined || best.score === next?.score) return undefined;
  const [, heading, name, value] = best.row;
  return { text: `${heading}, ${name.charAt(0).toLowerCase()}${name.slice(1)}: ${value}` };
}

/** The name of the code that a query is, and nothing else. A single word is a subject rather than a name. */
function onlyName(query: string): string | undefined {
  const [word, other] = readQuery(query).words;
  return word && !other && /[a-z][A-Z]|\w\.\w/.test(word.text) ? word.text : undefined;
}

/** The lines of code for a query that is a name of the API. */
function apiAnswer(query: string, { api }: Answers): DirectAnswer | undefined {
  const key = apiKey(onlyName(query) ?? '');
  const code = Object.hasOwn(api, key) ? api[key] : undefined;
  return code && { code };
}

const isLimitsPage = ({ path }: Hit) => path.endsWith('/limits');

/** Whether a first hit may have an answer. If so, the answers have to be loaded. */
export function mayAnswer(query: string, hit: Hit): boolean {
  return hit.kind === 'errors' || isLimitsPage(hit) || onlyName(query) !== undefined;
}

/** What the first hit can say by itself: cause and fix of an error, the value of a limit, an API's signature. */
export function answerOf(query: string, hit: Hit, answers: Answers): DirectAnswer | undefined {
  if (hit.kind === 'errors') {
    const address = `${hit.path}#${hit.id}`;
    const text = Object.hasOwn(answers.errors, address) ? answers.errors[address] : undefined;
    return text === undefined ? undefined : { text };
  }
  if (hit.path === answers.limits.path) return limitAnswer(query, answers.limits);
  return apiAnswer(query, answers);
}
