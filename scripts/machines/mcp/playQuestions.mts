import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a reader asks an assistant, and what a right answer must contain. */
export interface Question {
  kind: string;
  question: string;
  /** Where its writer read the answer; other places may have it too. */
  id: string;
  /** Numbers, names and code, as the Markdown copies have them. */
  contains: string[];
}

/** Calls a tool. Returns the text that the model gets; an empty one if the tool doesn't exist or fails. */
export type CallTool = (name: string, input: Record<string, unknown>) => Promise<CallResult>;

/** What a call returned. */
export interface CallResult {
  text: string;
  /** The ids in it that have more to read, best first. */
  ids: readonly string[];
}

/** What an assistant found out about a question. */
export interface Played {
  question: Question;
  /** The share of the strings in what the first call returned. */
  first: number;
  /** The share within two calls and 5,000 characters. */
  second: number;
  /** The share in everything that was read. */
  all: number;
  calls: number;
  characters: number;
  /** The strings that were in nothing that was read. */
  lost: string[];
}

/** Most characters of the first two calls that count. */
const maxCharacters = 5_000;

/** Text as it is compared: without marks, addresses and cells, whatever its form. */
function normalText(text: string): string {
  return text
    .replace(/\\([n"])/g, (_, letter) => (letter === 'n' ? '\n' : '"'))
    .replace(/\[([^\]]*)\]\([^)\s]*\)/g, '$1')
    .replace(/[`*\\]+/g, '')
    .replace(/[|·:]+/g, ' ')
    .replace(/\s+/g, ' ')
    .toLowerCase();
}

function missing({ contains }: Question, text: string): string[] {
  const normal = normalText(text);
  return contains.filter((one) => !normal.includes(normalText(one).trim()));
}

/** The share of what a right answer contains that a text has. */
export function shareOf(question: Question, text: string): number {
  return 1 - missing(question, text).length / question.contains.length;
}

/**
 * Plays the cheapest policy for a question: one call that answers, or else a search; then the best section that isn't
 * known whole, then the second one, until nothing is missing. An assistant knows less: it can't see what is missing.
 */
export async function play(
  question: Question,
  call: CallTool,
  tools: ReadonlySet<string>,
): Promise<Played> {
  const { question: asked } = question;
  const share = (text: string) => shareOf(question, text);
  const opening = (): Promise<CallResult> => {
    if (question.kind === 'error') return call('find_error', { error: asked });
    if (tools.has('answer')) return call('answer', { question: asked });
    return call('search', { query: asked });
  };
  const texts: string[] = [];
  const { text, ids } = await opening();
  texts.push(text);
  for (const id of ids) {
    if (texts.length === 3 || missing(question, texts.join('\n')).length === 0) break;
    texts.push((await call('read_section', { ids: [id] })).text);
  }
  const read = texts.join('\n');
  return {
    question,
    first: share(text),
    second: share(texts.slice(0, 2).join('\n').slice(0, maxCharacters)),
    all: share(read),
    calls: texts.length,
    characters: texts.reduce((sum, one) => sum + one.length, 0),
    lost: missing(question, read),
  };
}

/** The labelled questions: those for tuning, and those kept aside. */
export function readQuestions(root: string): { tuned: Question[]; aside: Question[] } {
  const read = (name: string) =>
    JSON.parse(readFileSync(join(root, `tests/fixtures/mcp/${name}.json`), 'utf8')) as Question[];
  return { tuned: read('questions'), aside: read('questions-aside') };
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);

function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** Sums up what was found out. */
export function summarizePlayed(played: readonly Played[]) {
  return {
    questions: played.length,
    first: mean(played.map(({ first }) => first)),
    second: mean(played.map(({ second }) => second)),
    all: mean(played.map(({ all }) => all)),
    calls: mean(played.map(({ calls }) => calls)),
    characters: quantile(
      played.map(({ characters }) => characters),
      0.5,
    ),
    most: quantile(
      played.map(({ characters }) => characters),
      0.9,
    ),
  };
}
