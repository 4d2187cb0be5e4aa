import type { ProseBlock } from './readProse';
import { countWords } from './sentences';

/** How often prose has what makes it read like a list of statements. */
export interface VoiceCounts {
  words: number;
  /** Clauses that end a sentence with ", so" or ", because". */
  so: number;
  because: number;
  /** "in which", "with which" and the like. */
  which: number;
  /** Paragraphs with two such clauses. */
  double: number;
  tables: number;
  /** Cells with a sentence that gives a reason or a condition. */
  reasons: number;
}

/** The most that all pages may have: of clauses for each 1,000 words, of everything else together. */
export type VoiceBudget = Omit<VoiceCounts, 'words'>;

const countOf = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].length;

/** A shorter cell lists a value: "if set", "when the page loads". */
const sentenceWords = 8;

/** Whether a cell explains: it has a sentence with a reason or a condition. */
export function givesReason({ text, table }: ProseBlock): boolean {
  return (
    table !== undefined &&
    countWords(text) >= sentenceWords &&
    /\b(?:because|so that|if|when|unless)\b/i.test(text)
  );
}

/** Counts in the prose of a page what `VoiceCounts` lists. */
export function countVoice(blocks: readonly ProseBlock[]): VoiceCounts {
  const counts: VoiceCounts = {
    words: 0,
    so: 0,
    because: 0,
    which: 0,
    double: 0,
    tables: new Set(blocks.flatMap(({ table }) => table ?? [])).size,
    reasons: blocks.filter(givesReason).length,
  };
  for (const { kind, text } of blocks) {
    counts.words += countWords(text);
    if (kind !== 'paragraph') continue;
    const so = countOf(/[\p{L}\p{N}\uFFFC)"”], so\b/gu, text);
    const because = countOf(/[\p{L}\p{N}\uFFFC)"”], because\b/gu, text);
    counts.so += so;
    counts.because += because;
    counts.which += countOf(/\b(?:in|with|to|into|from) which\b/gi, text);
    if (so + because > 1) counts.double += 1;
  }
  return counts;
}

/** Adds up the counts of several pages. */
export function addVoice(all: readonly VoiceCounts[]): VoiceCounts {
  const sum = { ...countVoice([]) };
  for (const counts of all)
    for (const key of Object.keys(sum) as (keyof VoiceCounts)[]) sum[key] += counts[key];
  return sum;
}

/** What is compared with the budget: clauses for each 1,000 words, with two decimals. */
export function voiceFigures({ words, so, because, which, ...rest }: VoiceCounts): VoiceBudget {
  const per1000 = (count: number) => Math.round((count / Math.max(1, words)) * 100_000) / 100;
  return { so: per1000(so), because: per1000(because), which: per1000(which), ...rest };
}

const labels: Record<keyof VoiceBudget, string> = {
  so: '", so" for each 1,000 words',
  because: '", because" for each 1,000 words',
  which: '"in which" and the like for each 1,000 words',
  double: 'paragraphs with two such clauses',
  tables: 'tables',
  reasons: 'cells that give a reason',
};

/** Says for each figure above its budget what is allowed, and where writers find advice. */
export function voiceProblems(figures: VoiceBudget, budget: VoiceBudget): string[] {
  return (Object.keys(labels) as (keyof VoiceBudget)[])
    .filter((key) => figures[key] > budget[key])
    .map(
      (key) =>
        `The pages have ${figures[key]} ${labels[key]}; the maximum is ${budget[key]}. See "Voice" in CONTRIBUTING.md.`,
    );
}

/** The figures on one line. */
export function voiceLine(figures: VoiceBudget): string {
  return (Object.keys(labels) as (keyof VoiceBudget)[])
    .map((key) => `${figures[key]} ${labels[key]}`)
    .join(', ');
}
