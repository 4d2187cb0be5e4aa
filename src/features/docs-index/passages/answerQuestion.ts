import {
  contentWords,
  type Found,
  findPassages,
  type PassageSource,
} from '@site/src/lib/passages/findPassages';
import { countMatches, quoteOf } from '@site/src/lib/passages/quoteOf';
import type { Sample } from '@site/src/lib/passages/readSections';
import type { AskedTerm } from '@site/src/lib/search/rankSections';
import { findMatches } from '@site/src/lib/search/snippet';
import type { Answer, AskedPage, Passage } from './answer';

/** Where questions are answered from, and which words are similar to its words. */
export interface QuestionSource extends PassageSource {
  suggest: (question: string) => Promise<string[]>;
}

/** How many passages an answer quotes. */
const quoted = 4;

function toPassage(
  { path, title, id, heading, section, best }: Found,
  asked: readonly AskedTerm[],
): Passage {
  const terms = new Set(asked.flatMap(({ terms: own }) => [...own.keys()]));
  const { text = '', sample } = section.units[best] ?? {};
  // Code is shown apart from what is quoted.
  const texts = sample === undefined ? [text] : section.texts;
  const quote = quoteOf(texts, findMatches(texts.join('\n'), terms));
  return {
    title: heading === '' ? title : heading,
    url: id === '' ? path : `${path}#${id}`,
    ...(heading !== '' && { where: title }),
    quote,
    matches: findMatches(quote, terms),
    markdown: section.markdown || quote,
  };
}

/** The sample with most of the words, and the index of its section; an answer shows one sample. */
function bestSample(
  found: readonly Found[],
  words: readonly string[],
): [index: number, sample: Sample] | undefined {
  let best: [number, Sample] | undefined;
  let most = 0;
  found.forEach(({ section }, index) => {
    for (const sample of section.samples) {
      if (sample.language === 'text') continue;
      const count = countMatches(sample.code, words) + 1 / (index + 2);
      if (count > most) {
        most = count;
        best = [index, sample];
      }
    }
  });
  return best;
}

/**
 * Finds the passages of the docs that answer a question, and the code sample that goes with them. If the Markdown of a
 * page cannot be read, what the index knows of it is quoted.
 * @param page the one that the question is about; its passages come first
 * @throws when the search fails; an `AbortError` once `signal` is aborted
 */
export async function answerQuestion(
  question: string,
  source: QuestionSource,
  signal: AbortSignal,
  page?: AskedPage,
): Promise<Answer> {
  const { isInDocs, asked, passages } = await findPassages(question, source, page?.path);
  signal.throwIfAborted();
  if (passages.length === 0) {
    return { isInDocs: false, passages: [], suggestions: await source.suggest(question) };
  }
  const shown = passages.slice(0, quoted);
  const sample = bestSample(shown, contentWords(question));
  return {
    isInDocs,
    passages: shown.map((one, index) => ({
      ...toPassage(one, asked),
      ...(sample?.[0] === index && { sample: sample[1] }),
    })),
    suggestions: [],
  };
}
