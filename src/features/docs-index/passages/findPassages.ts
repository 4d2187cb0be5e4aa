import { markdownPath } from '@site/src/lib/markdownPath';
import { isStopWord, wordsOf } from '@site/src/lib/search/words';
import { withoutTrailingSlash } from '@site/src/lib/withoutTrailingSlash';
import type { SearchResult, SearchSource } from '../source/types';
import { coverage, termsOf } from './coverage';
import { cutSection, type Section } from './cutSection';
import { countMatches, quoteOf } from './quoteOf';
import type { Answer, Passage, Sample } from './types';

/** How many results are read, and how many passages of them an answer quotes. */
const read = 6;
const quoted = 4;

/** How much of a question its passages must contain, at least; with less, the docs don't answer it. */
const minCoverage = 0.65;

/** Reads a page's Markdown copy; rejects when there is none. */
export type ReadMarkdown = (address: string, signal: AbortSignal) => Promise<string>;

function markdownAddress(url: string): string {
  const [path = ''] = url.split('#');
  return markdownPath(withoutTrailingSlash(path));
}

/** The words of a question without stop words; all of them if it has only stop words. */
function contentWords(question: string): string[] {
  const words = wordsOf(question);
  const content = words.filter((word) => !isStopWord(word));
  return (content.length > 0 ? content : words).map(({ text }) => text);
}

function toPassage(result: SearchResult, section: Section | undefined, asked: string[]): Passage {
  const { title, url, subtext, snippet = '' } = result;
  const matches = result.matches?.length ? result.matches : asked;
  const quote = quoteOf(section?.texts ?? [], matches) || snippet;
  const where = subtext ?? result.section;
  const markdown = section?.markdown || snippet;
  return { title, url, quote, matches, markdown, ...(where !== undefined && { where }) };
}

/** The sample with most of the words, and the index of its section; an answer shows one sample. */
function bestSample(
  sections: readonly (Section | undefined)[],
  words: readonly string[],
): [index: number, sample: Sample] | undefined {
  let best: [number, Sample] | undefined;
  let most = 0;
  sections.forEach((section, index) => {
    for (const sample of section?.samples ?? []) {
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

/** What a result says: its names, its address, and its section. */
function searchedText(
  { title, subtext = '', url, snippet }: SearchResult,
  section?: Section,
): string {
  return [title, subtext, url, section?.markdown ?? snippet ?? ''].join('\n');
}

/**
 * Finds the passages of the docs that answer a question, and the code sample that goes with them.
 * If the Markdown of a page cannot be read, the search snippet is quoted.
 * @param question as it was typed: search has synonyms for phrases such as `how many`
 * @throws when the search fails; an `AbortError` once `signal` is aborted
 */
export async function findPassages(
  question: string,
  source: SearchSource,
  readMarkdown: ReadMarkdown,
  signal: AbortSignal,
): Promise<Answer> {
  const asked = contentWords(question);
  const results = (await source.search(question, signal)).slice(0, read);
  if (results.length === 0) {
    return { isInDocs: false, passages: [], suggestions: (await source.suggest?.(question)) ?? [] };
  }
  const pages = new Map<string, Promise<string>>();
  for (const { url } of results) {
    const address = markdownAddress(url);
    if (!pages.has(address)) pages.set(address, readMarkdown(address, signal));
  }
  const sections = await Promise.all(
    results.map(({ url, title }) =>
      pages.get(markdownAddress(url))?.then(
        (markdown) => cutSection(markdown, title),
        () => undefined,
      ),
    ),
  );
  signal.throwIfAborted();
  const texts = results.map((result, index) => searchedText(result, sections[index]));
  const covered = Math.max(...texts.map((text) => coverage(asked, termsOf(text))));
  const passages = results.map((result, index) => toPassage(result, sections[index], asked));
  const best = bestSample(sections.slice(0, quoted), asked);
  return {
    isInDocs: covered >= minCoverage,
    passages: passages
      .slice(0, quoted)
      .map((passage, index) => (best?.[0] === index ? { ...passage, sample: best[1] } : passage)),
    suggestions: [],
  };
}
