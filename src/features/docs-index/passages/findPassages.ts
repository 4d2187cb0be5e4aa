import { isStopWord, wordsOf } from '@site/src/lib/search/words';
import type { SearchResult, SearchSource } from '../source/searchSource';
import type { Answer, AskedPage, Passage, Sample } from './answer';
import { coverage, termsOf } from './coverage';
import { cutSection, type Section } from './cutSection';
import { directAnswers } from './directAnswers';
import { locateSection } from './locateSection';
import { countMatches, quoteOf } from './quoteOf';
import { pathOf, type ReadAnchors, type ReadMarkdown, readPages } from './readPages';
import { sectionsAbout } from './sectionsAbout';

/** How many results are read, and how many passages of them an answer quotes. */
const read = 6;
const quoted = 4;

/** How many passages answer directly or are from the page that a question is about, at most. */
const preferred = 2;

/** How much of a question its passages must contain, at least; with less, the docs don't answer it. */
const minCoverage = 0.65;

/** A section that can be quoted. */
interface Found {
  result: SearchResult;
  /** Undefined if the page's Markdown cannot be read. */
  section: Section | undefined;
  /** What to quote, if that is known. */
  text?: string;
}

/** The words of a question without stop words; all of them if it has only stop words. */
function contentWords(question: string): string[] {
  const words = wordsOf(question);
  const content = words.filter((word) => !isStopWord(word));
  return (content.length > 0 ? content : words).map(({ text }) => text);
}

function toPassage({ result, section, text }: Found, asked: string[]): Passage {
  const { title, url, subtext, snippet = '' } = result;
  const matches = result.matches?.length ? result.matches : asked;
  const quote = text ?? (quoteOf(section?.texts ?? [], matches) || snippet);
  const where = subtext ?? result.section;
  const markdown = section?.markdown || snippet;
  return { title, url, quote, matches, markdown, ...(where !== undefined && { where }) };
}

/** The sample with most of the words, and the index of its section; an answer shows one sample. */
function bestSample(
  found: readonly Found[],
  words: readonly string[],
): [index: number, sample: Sample] | undefined {
  let best: [number, Sample] | undefined;
  let most = 0;
  found.forEach(({ section }, index) => {
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

/** What a section says: its names, its address, and its text. */
function searchedText({ result, section }: Found): string {
  const { title, subtext = '', url, snippet = '' } = result;
  return [title, subtext, url, section?.markdown ?? snippet].join('\n');
}

/** Each address once, at its first place. */
function withoutRepeats(all: readonly Found[]): Found[] {
  return all.filter(
    ({ result }, index) => all.findIndex((one) => one.result.url === result.url) === index,
  );
}

/**
 * Finds the passages of the docs that answer a question, and the code sample that goes with them.
 * If the Markdown of a page cannot be read, the search snippet is quoted.
 * @param question as it was typed: search has synonyms for phrases such as `how many`
 * @param page the one that the question is about; its passages come first
 * @throws when the search fails; an `AbortError` once `signal` is aborted
 */
export async function findPassages(
  question: string,
  source: SearchSource,
  readMarkdown: ReadMarkdown,
  readAnchors: ReadAnchors,
  signal: AbortSignal,
  page?: AskedPage,
): Promise<Answer> {
  const asked = contentWords(question);
  const results = (await source.search(question, signal)).results.slice(0, read);
  const urls = [...(page ? [page.path] : []), ...results.map(({ url }) => url)];
  const pages = await readPages(urls, readMarkdown, signal);
  const own = pages.find(({ path }) => path === page?.path);

  const best = [
    ...(own ? directAnswers(question, asked, [own]) : []),
    ...(own ? sectionsAbout(asked, own, minCoverage) : []),
    ...directAnswers(question, asked, pages),
  ].slice(0, preferred);
  const located = await Promise.all(
    best.map(async (one) => ({
      ...one,
      result: await locateSection(one, results, readAnchors),
    })),
  );
  const found = withoutRepeats([
    ...located,
    ...results.map((result) => {
      const markdown = pages.find(({ path }) => path === pathOf(result.url))?.markdown;
      const section = markdown === undefined ? undefined : cutSection(markdown, result.title);
      return { result, section };
    }),
  ]);
  if (found.length === 0) {
    return { isInDocs: false, passages: [], suggestions: (await source.suggest?.(question)) ?? [] };
  }
  const covered = Math.max(...found.map((one) => coverage(asked, termsOf(searchedText(one)))));
  const shown = found.slice(0, quoted);
  const sample = bestSample(shown, asked);
  return {
    isInDocs: covered >= minCoverage,
    passages: shown.map((one, index) => ({
      ...toPassage(one, asked),
      ...(sample?.[0] === index && { sample: sample[1] }),
    })),
    suggestions: [],
  };
}
