import { inlineMarks } from '@site/src/lib/markdown/inlineMarks';
import { termsOf } from '@site/src/lib/passages/coverage';
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

/** Words that say much less than the one that says most aren't marked: `use`, `call`. */
const telling = 0.4;

function tellingTerms(asked: readonly AskedTerm[]): Set<string> {
  const most = Math.max(0, ...asked.map(({ weight }) => weight));
  return new Set(
    asked
      .filter(({ weight }) => weight >= telling * most)
      .flatMap(({ terms }) => [...terms.keys()]),
  );
}

function toPassage(
  { path, title, id, heading, section, best }: Found,
  asked: readonly AskedTerm[],
): Passage {
  const terms = tellingTerms(asked);
  const unit = section.units[best];
  // Code is shown apart from what is quoted.
  const prose = section.units.filter(({ sample }) => sample === undefined);
  const units = unit === undefined || unit.sample !== undefined ? prose : [unit];
  const texts = units.map(({ text }) => text);
  const { text: quote, lead, place } = quoteOf(texts, findMatches(texts.join('\n'), terms));
  return {
    title: heading === '' ? title : heading,
    url: id === '' ? path : `${path}#${id}`,
    ...(heading !== '' && { where: title }),
    quote,
    lead,
    matches: findMatches(quote, terms),
    marks: inlineMarks(units[place]?.markdown ?? ''),
    markdown: section.markdown || quote,
  };
}

/** What a sample gains that is in the first passage, less in the next ones; and for each word as it was typed. */
const sampleWeight = { lead: 1.5, typed: 1.5 };

/** A word as names in code have it, too: `day` is `daily` there. */
const withAdverb = (word: string) => [word, `${word.replace(/y$/, 'i')}ly`];

/** The sample that says most of what is asked, and the index of its section; an answer shows one sample. */
function bestSample(
  found: readonly Found[],
  asked: readonly AskedTerm[],
  words: readonly string[],
): [index: number, sample: Sample] | undefined {
  let best: [number, Sample] | undefined;
  let most = 0;
  found.forEach(({ section }, index) => {
    for (const sample of section.samples) {
      if (sample.language === 'text') continue;
      const said = termsOf(sample.code);
      const own = asked.map(({ terms, weight }) => {
        const found = [...terms].filter(([term]) => said.has(term)).map(([, part]) => part);
        return weight * Math.max(0, ...found);
      });
      const typed = sampleWeight.typed * countMatches(sample.code, words);
      const lead = sampleWeight.lead / (index + 1);
      const score = own.reduce((sum, one) => sum + one, 0) + typed + lead;
      if (score > most) {
        most = score;
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
  const { confidence, asked, passages } = await findPassages(question, source, page?.path);
  signal.throwIfAborted();
  if (passages.length === 0) {
    return { confidence: 'none', passages: [], suggestions: await source.suggest(question) };
  }
  const shown = passages.slice(0, quoted);
  const sample = bestSample(shown, asked, contentWords(question).flatMap(withAdverb));
  return {
    confidence,
    passages: shown.map((one, index) => ({
      ...toPassage(one, asked),
      ...(sample?.[0] === index && { sample: sample[1] }),
    })),
    suggestions: [],
  };
}
