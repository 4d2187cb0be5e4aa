/** Everything that needs the engine, in one file that is loaded on first use: the search dialog and Ask AI share it. */

import { markdownPath, withoutTrailingSlash } from '@site/src/lib/routes';
import { blocksOf, excerptOf } from '../engine/excerpt';
import { createEngine } from '../engine/find';
import { type FoundSection, maxResults } from '../engine/types';
import type { Answer, SearchAnswer, SearchResult } from './searchSource';

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

/** A section as the dialog shows it: by its heading, or by the page's title. */
function toResult(found: FoundSection): SearchResult {
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

/**
 * Opens the index of this site, which is searched in the browser.
 * @param load reads one of its files
 * @param isDraft whether the files change with each edit
 */
export function openIndex(load: (name: string) => Promise<unknown>, isDraft = false) {
  let engine = createEngine(load);
  let hasStarted = false;

  /** Loads the rest once the first results are shown, so later queries need no request. */
  const loadRest = () => {
    if (hasStarted || isDraft || !mayPrefetch()) return;
    hasStarted = true;
    setTimeout(() => {
      engine.loadRest().catch(() => {
        // The next results try again.
        hasStarted = false;
      });
    }, 1000);
  };

  async function readMarkdown(path: string, signal: AbortSignal): Promise<string> {
    const response = await fetch(markdownPath(withoutTrailingSlash(path)), { signal });
    return response.ok ? response.text() : '';
  }

  return {
    prepare(): Promise<void> {
      if (isDraft) engine = createEngine(load);
      return engine.prepare();
    },

    async search(query: string, _: AbortSignal, from = 0): Promise<SearchAnswer> {
      const { sections, hasMore } = await engine.find(query, { limit: maxResults, from });
      loadRest();
      return { results: sections.map(toResult), hasMore };
    },

    /**
     * Finds the sections that answer a question, with excerpts of their pages' Markdown copies, or with the snippet of a
     * page that can't be read.
     */
    async answer(question: string, signal: AbortSignal): Promise<Answer> {
      const { sections, asked } = await engine.find(question, { limit: maxAnswers });
      if (!sections.some(({ fits }) => fits)) return [];
      return Promise.all(
        sections.map(async (section) => {
          const markdown = await readMarkdown(section.path, signal).catch(() => '');
          const blocks = markdown ? blocksOf(markdown, section.heading, section.id) : [];
          const shown = excerptOf(blocks, asked, excerptLength);
          const { snippet } = section;
          return {
            ...toResult(section),
            blocks: shown.length > 0 ? shown : [{ markdown: snippet, text: snippet }],
          };
        }),
      );
    },

    suggest: (query: string): Promise<string[]> => engine.suggest(query, maxSuggestions),
  };
}
