import { termsOf } from '../../lib/passages/coverage.ts';
import type { Found, FoundPassages } from '../../lib/passages/findPassages.ts';
import { isStopWord, termsOfWord, wordsOf } from '../../lib/search/words.ts';
import type { Site } from '../edgeTypes.ts';
import { titleOf } from './docs.ts';
import { askedWords, excerptOf } from './excerpt.ts';
import { formatId, idOfPath, urlOf } from './pageId.ts';

/** A part of a section, as results quote it. */
export interface Quoted {
  id: string;
  title: string;
  /** Markdown without addresses. */
  text: string;
  /** Whether it is all of the section. */
  isWhole: boolean;
  url: string;
}

type Named = Pick<Quoted, 'id' | 'title' | 'text'>;

/** A quote as a model reads it. */
export function quotedText({ id, title, text }: Named): string {
  return `${id}\n${title}\n${text}`;
}

/** The same in fewer characters, without a title whose words the id has, and with a mark if it is only a part. */
export function shortQuote(quote: Named & Pick<Quoted, 'isWhole'>): string {
  const known = termsOf(quote.id);
  const isSaid = wordsOf(quote.title).every(
    (word) => isStopWord(word) || termsOfWord(word).some((term) => known.has(term)),
  );
  const text = quote.isWhole ? quote.text : `${quote.text}\n[…]`;
  return isSaid ? `${quote.id}\n${text}` : quotedText({ ...quote, text });
}

/** With less room, a quote says nothing. */
const leastRoom = 150;

/** Room for quotes, in characters. */
interface Rooms {
  /** Of each. */
  each: readonly number[];
  /** Of all together, as a model reads them. */
  all: number;
  /** What short sections leave is for the longer ones. */
  isShared?: boolean;
  /** How a model reads them. */
  written?: (quote: Named & Pick<Quoted, 'isWhole'>) => string;
}

/** Quotes what was found, in order, while there is room. */
export function quotePassages(
  passages: readonly Found[],
  asked: FoundPassages['asked'],
  site: Site,
  { each, all, isShared = false, written = quotedText }: Rooms,
): Quoted[] {
  const words = askedWords(asked);
  let left = all;
  const quoted = passages.slice(0, each.length).flatMap((found, place) => {
    const pageId = { ...idOfPath(found.path, site), anchor: found.id };
    const names = {
      id: formatId(pageId),
      title: titleOf(found.title, found.heading),
      url: urlOf(pageId, site),
    };
    const own = Math.min(
      each[place] ?? 0,
      left - written({ ...names, text: '', isWhole: false }).length - 2,
    );
    if (own < leastRoom) return [];
    const one = { ...names, ...excerptOf(found, words, own) };
    left -= written(one).length + 2;
    return [{ found, one }];
  });
  return quoted.map(({ found, one }) => {
    if (!isShared || one.isWhole || left < leastRoom) return one;
    const more = excerptOf(found, words, one.text.length + left);
    left -= more.text.length - one.text.length;
    return { ...one, ...more };
  });
}
