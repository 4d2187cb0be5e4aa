import { isRedacted, lineTest, messageLines, messageTokens, patternTokens } from './messageTokens';

export interface ErrorMessages {
  /** Where its cause and fix are, with the base URL: `/error#too-many-reads`. */
  url: string;
  /** The heading of the entry. */
  title: string;
  /** The texts that readers see; `<…>` and `…` stand for what varies. */
  messages: readonly string[];
}

export interface ErrorEntry extends ErrorMessages {
  /** Plain text. */
  cause: string;
  /** Plain text. */
  fix: string;
  /** Where code before and after the fix is, and how to check it: `/error/limits#too-many-reads`. */
  more?: string;
}

export interface FoundError<Entry extends ErrorMessages = ErrorEntry> {
  entry: Entry;
  /** The message of the entry that matches best, as the docs write it. */
  message: string;
  /** How well they match, from 0 to 1. */
  score: number;
}

export interface ErrorAnswer<Entry extends ErrorMessages = ErrorEntry> {
  /** The entry that explains the text; undefined if no entry does. */
  found: FoundError<Entry> | undefined;
  /** Entries that the same line fits as well as `found`: only the reader can tell which it is. */
  alike: readonly FoundError<Entry>[];
  /** The entries that come next, best first. They may be wrong if nothing was found. */
  similar: readonly FoundError<Entry>[];
}

interface Pattern<Entry> {
  entry: Entry;
  message: string;
  tokens: string[];
  /** What its tokens weigh together. */
  weight: number;
  /** Whether a line is this message, for one that says little by its words. */
  isLine?: (line: string) => boolean;
}

/** From this score on, a text is the message of an entry. */
const minScore = 0.66;

/** A match of less weight than this says nothing by itself: a few common words. */
const minWeight = 9;

/** The score of a message that says little by its words, when a line is exactly this message. */
const lineScore = 0.9;

/** Scores that differ by less say nothing about which of two messages is the reason. */
const tie = 0.05;

/** Tokens of a pasted text that are read; messages come first. */
const maxTokens = 600;

/** Lines that are read as one message, because a terminal or a reader may have wrapped it. */
const maxJoined = 6;

/** Patterns that are compared word by word; the others have too few words in common with the text. */
const compared = 24;

const maxSimilar = 4;

/** A line that fits more entries says nothing about which of them is meant. */
const maxAlike = 3;

/** What logs show of a message that goes on with advice. */
function firstSentence(message: string): string {
  return message.split(/(?<=\w\w|\))\.\s+(?=\p{Lu})/u, 1)[0] ?? message;
}

function sum(tokens: Iterable<string>, weightOf: (token: string) => number): number {
  let total = 0;
  for (const token of tokens) total += weightOf(token);
  return total;
}

/** The most weight of tokens that both lists have in the same order. */
function commonWeight(
  a: readonly string[],
  b: readonly string[],
  weightOf: (token: string) => number,
): number {
  let before = new Float64Array(b.length + 1);
  for (const token of a) {
    const weight = weightOf(token);
    const row = new Float64Array(b.length + 1);
    for (const [index, other] of b.entries()) {
      const same = token === other ? (before[index] ?? 0) + weight : 0;
      row[index + 1] = Math.max(same, before[index + 1] ?? 0, row[index] ?? 0);
    }
    before = row;
  }
  return before[b.length] ?? 0;
}

interface Segment {
  line: number;
  tokens: string[];
  has: ReadonlySet<string>;
}

/** The lines of a text as lists of tokens: each line, and lines that follow each other as one. */
function segmentsOf(lines: readonly string[]): Segment[] {
  let left = maxTokens;
  const tokens = lines.flatMap((line) => {
    const found = messageTokens(line).slice(0, left);
    left -= found.length;
    return found.length > 0 ? [found] : [];
  });
  return tokens.flatMap((_, line) =>
    Array.from({ length: Math.min(maxJoined, tokens.length - line) }, (__, more) => {
      const joined = tokens.slice(line, line + more + 1).flat();
      return { line, tokens: joined, has: new Set(joined) };
    }),
  );
}

/**
 * Makes a function that finds the entry of an error's text, however it was copied: with ids, paths, a stack
 * trace and the prefixes of a log, or only a part of it.
 *
 * Numbers are replaced, ids and paths left out. The remaining words are compared, in order, with the messages in the
 * docs, where `<…>` and `…` stand for anything. A word that few messages have counts more. If too little agrees, the
 * text is unknown. If two lines agree equally well with a message, the later one is the reason for the earlier one.
 * If one line agrees equally well with several messages, all of them are returned.
 */
export function createErrorFinder<Entry extends ErrorMessages>(
  entries: readonly Entry[],
): (text: string) => ErrorAnswer<Entry> {
  const containing = new Map<string, Set<Entry>>();
  const drafts = entries.flatMap((entry) =>
    [...new Set(entry.messages)].map((message) => ({
      entry,
      message,
      tokens: patternTokens(message),
    })),
  );
  for (const { entry, tokens } of drafts) {
    for (const token of tokens) {
      containing.set(token, (containing.get(token) ?? new Set()).add(entry));
    }
  }
  /** A token that few entries have is more significant; one that no entry has is most significant. */
  const weightOf = (token: string) =>
    Math.log(1 + entries.length / (containing.get(token)?.size ?? 0.5));
  const patterns: Pattern<Entry>[] = drafts
    .filter(({ tokens }) => tokens.length > 0)
    .flatMap((draft) => {
      const weight = sum(draft.tokens, weightOf);
      const whole = {
        ...draft,
        weight,
        ...(weight < minWeight && { isLine: lineTest(draft.message) }),
      };
      const tokens = patternTokens(firstSentence(draft.message));
      const first = { ...draft, tokens, weight: sum(tokens, weightOf) };
      return first.weight < weight && first.weight >= minWeight ? [whole, first] : [whole];
    });
  const short = patterns.filter(({ isLine }) => isLine);

  function scoreOf(common: number, patternWeight: number, textWeight: number): number {
    const ofPattern = Math.min(1, common / patternWeight);
    const ofText = Math.min(1, common / textWeight);
    const both = Math.min(ofPattern, ofText);
    // A few common words are only a message if there is nothing else in the line.
    return common < minWeight ? both : 0.8 * Math.max(ofPattern, ofText) + 0.2 * both;
  }

  return (text) => {
    const lines = messageLines(text);
    const segments = segmentsOf(lines.length > 0 ? lines : [text]).map((segment) => ({
      ...segment,
      weight: sum(segment.tokens, weightOf),
    }));
    const words = new Set(segments.flatMap(({ tokens }) => tokens));
    const sharing = patterns
      .map((pattern) => {
        const shared = sum(new Set(pattern.tokens.filter((token) => words.has(token))), weightOf);
        return { pattern, shared, share: shared / pattern.weight };
      })
      .filter(({ shared }) => shared > 0);
    const candidates = new Set([
      ...sharing.toSorted((a, b) => b.shared - a.shared).slice(0, compared),
      ...sharing.toSorted((a, b) => b.share - a.share).slice(0, compared),
    ]);
    const best = new Map<Entry, FoundError<Entry> & { line: number }>();
    for (const { pattern } of candidates) {
      const { entry, message, tokens, weight } = pattern;
      for (const segment of segments) {
        const least = best.get(entry)?.score ?? 0;
        const shared = sum(
          tokens.filter((token) => segment.has.has(token)),
          weightOf,
        );
        // The order of the words can only lower the score, and finding it out takes longest.
        if (scoreOf(shared, weight, segment.weight) <= least) continue;
        const common = commonWeight(tokens, segment.tokens, weightOf);
        const score = scoreOf(common, weight, segment.weight);
        if (score > least) best.set(entry, { entry, message, score, line: segment.line });
      }
    }
    for (const { entry, message, isLine } of short) {
      if (lineScore <= (best.get(entry)?.score ?? 0)) continue;
      const line = lines.findIndex((one) => isLine?.(one));
      if (line !== -1) best.set(entry, { entry, message, score: lineScore, line });
    }
    if (isRedacted(text) && [...best.values()].every(({ score }) => score < minScore)) {
      const about = drafts.find(({ message }) => isRedacted(message));
      if (about) {
        best.set(about.entry, { entry: about.entry, message: about.message, score: 1, line: 0 });
      }
    }
    const ranked = [...best.values()].sort((a, b) => b.score - a.score);
    const top = ranked[0]?.score ?? 0;
    const near = ranked.filter(({ score }) => score >= Math.max(top - tie, minScore));
    // The reason comes after what it made fail: a push, a script.
    const line = Math.max(...near.map((one) => one.line));
    const [found, ...alike] = near.filter((one) => one.line === line);
    if (found === undefined || alike.length >= maxAlike) {
      return { found: undefined, alike: [], similar: ranked.slice(0, maxSimilar) };
    }
    const others = ranked.filter((one) => one !== found && !alike.includes(one));
    return { found, alike, similar: others.slice(0, maxSimilar) };
  };
}
