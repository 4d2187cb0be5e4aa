/** Everything that needs the engine, in one file that is loaded on first use: the search dialog and Ask AI share it. */

import generatedLocation from '@generated/search-index/default/location.json';
import { markdownPath } from '@site/src/lib/markdownPath';
import { withoutTrailingSlash } from '@site/src/lib/withoutTrailingSlash';
import { blocksOf, excerptOf } from '../engine/excerpt';
import { createEngine, type Found } from '../engine/find';
import { type IndexLocation, maxResults, type Section } from '../engine/types';
import type { Answer, SearchResult, SearchSource } from './searchSource';

const maxSuggestions = 3;

/** How many sections answer a question, and the room for the excerpt of each, in characters. */
const maxAnswers = 5;
const excerptLength = 900;

/** Whether the reader's connection allows prefetching. */
function mayPrefetch(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '');
}

/** Gives up waiting once the signal is aborted; what is being loaded is kept for the next query. */
function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new DOMException('The search was aborted.', 'AbortError'));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** A section as the dialog shows it: by its heading, or by the page's title. */
function toResult(found: Section): SearchResult {
  const { path, id, title, heading, snippet, matches, section, kind } = found;
  const inPage = heading !== '';
  return {
    title: inPage ? heading : title,
    url: id === '' ? path : `${path}#${id}`,
    ...(inPage && title !== heading && { subtext: title }),
    ...(snippet !== '' && { snippet }),
    ...(matches.length > 0 && { matches }),
    ...(section !== undefined && { section }),
    kind: kind === 'api' || kind === 'http' ? 'api' : inPage ? 'heading' : 'page',
  };
}

/** The docs of this site, searched in the browser with an index from the same host. */
export interface DocsIndex extends SearchSource {
  prepare(): Promise<void>;
  /**
   * Finds the sections that answer a question, with excerpts of their pages' Markdown copies.
   * @throws when the index can't be loaded; a page that can't be read has its snippet
   */
  answer(question: string, signal: AbortSignal): Promise<Answer>;
}

/** @param location of the index that was made with the site, unless a test has its own */
export function openIndex(location: IndexLocation = generatedLocation): DocsIndex {
  async function load(name: string): Promise<unknown> {
    const cache = location.isDraft ? 'no-store' : 'default';
    const response = await fetch(location.address + name, { cache });
    if (!response.ok) throw new Error(`The search index returned status ${response.status}.`);
    return response.json();
  }

  let engine = createEngine(load);
  let hasStarted = false;
  /** Whether a query needs no request. */
  let isComplete = false;
  let prefetched: { query: string; found: Promise<Found> } | undefined;

  const find = (query: string, from = 0) => engine.find(query, { limit: maxResults, from });

  /** Loads the rest once the first results are shown, so later queries need no request. */
  const loadRest = () => {
    if (hasStarted || location.isDraft || !mayPrefetch()) return;
    hasStarted = true;
    setTimeout(() => {
      engine.loadRest().then(
        (isAll) => {
          isComplete = isAll;
        },
        () => {
          hasStarted = false;
        },
      );
    }, 1000);
  };

  async function readMarkdown(path: string, signal: AbortSignal): Promise<string> {
    const response = await fetch(markdownPath(withoutTrailingSlash(path)), { signal });
    return response.ok ? response.text() : '';
  }

  return {
    label: 'Docs search',

    prepare() {
      // A draft's index changes with each edit.
      if (location.isDraft) engine = createEngine(load);
      return engine.prepare();
    },

    prefetch(query) {
      if (isComplete) prefetched = { query, found: find(query) };
    },

    async search(query, signal, from = 0) {
      const isKnown = from === 0 && prefetched?.query === query;
      const found = isKnown && prefetched ? prefetched.found : find(query, from);
      const { sections, hasMore } = await orAborted(found, signal);
      loadRest();
      return { results: sections.map(toResult), hasMore };
    },

    async answer(question, signal) {
      const { sections, asked } = await orAborted(
        engine.find(question, { limit: maxAnswers }),
        signal,
      );
      if (!sections.some(({ fits }) => fits)) return [];
      return Promise.all(
        sections.map(async (section) => {
          const { title, url, subtext } = toResult(section);
          const markdown = await readMarkdown(section.path, signal).catch(() => '');
          signal.throwIfAborted();
          const blocks = markdown ? blocksOf(markdown, section.heading, section.id) : [];
          const shown = excerptOf(blocks, asked, question, excerptLength);
          const { snippet } = section;
          return {
            title,
            url,
            ...(subtext !== undefined && { where: subtext }),
            blocks: shown.length > 0 ? shown : [{ markdown: snippet, text: snippet }],
          };
        }),
      );
    },

    suggest: (query) => engine.suggest(query, maxSuggestions),
  };
}
