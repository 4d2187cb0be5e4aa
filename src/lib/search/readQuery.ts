import { type Word, wordsOf } from './words';

/** What a reader asks for. */
export interface ReadQuery {
  words: Word[];
  /** The things that it compares: `query vs mutation` has two. */
  sides: Word[][];
  /** It's a question, or as long as one, so its verbs say little: `how do I get all documents`. */
  isQuestion: boolean;
}

const maxWords = 12;

/** A call or declaration copied from code, and what is called: `await ctx.db.replace(id, doc)`. */
const callPattern =
  /^(?:(?:const|let|var)\s[^=]+=\s*)?(?:(?:await|return|new)\s+)?([\w$.]+)(?:<[^<>]*>)?\((?!.*\)\s+\w)/;

const questionPattern = /^(?:how|what|where|when|which|why|who|can|could|should|is|are|do|does)\b/i;
const minQuestionWords = 5;

/** The words between two things that a reader compares. */
const separators = new Set(['vs', 'versus', 'or']);
const comparison = /^(?:what(?:['’]?s| is)(?: the)? )?differences? between (.+?) and (.+)$/i;

function splitAt(words: readonly Word[]): Word[][] {
  const sides: Word[][] = [[]];
  for (const word of words) {
    if (separators.has(word.text.toLowerCase())) sides.push([]);
    else sides.at(-1)?.push(word);
  }
  return sides.filter((side) => side.length > 0);
}

/** What refers to a function of the reader's app, and what the docs call that: `internal.messages.send`. */
const ownReference = /^(api|internal)\.\w+\.(?!ts$|js$)\w+/;
const referenceNames = { api: 'generated api', internal: 'internal functions' } as const;

/** Replaces names that only the reader's app has, unless they are in the text of something longer. */
function withoutOwnNames(words: Word[]): Word[] {
  return words.flatMap((word) => {
    const [, kind] = ownReference.exec(word.text) ?? [];
    return kind === 'api' || kind === 'internal' ? wordsOf(referenceNames[kind]) : [word];
  });
}

/** Reads what a reader typed or pasted. */
export function readQuery(query: string): ReadQuery {
  const text = query.trim();
  const called = callPattern.exec(text)?.[1];
  const compared = comparison.exec(text)?.slice(1).join(' vs ');
  const read = withoutOwnNames(wordsOf(called ?? compared ?? text)).slice(0, maxWords);
  const split = splitAt(read);
  const isCompared = split.length > 1;
  const words = isCompared ? split.flat() : read;
  return {
    words,
    sides: isCompared ? split : [],
    isQuestion: questionPattern.test(text) || words.length >= minQuestionWords,
  };
}
