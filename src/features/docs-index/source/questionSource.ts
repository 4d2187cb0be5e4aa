import siteConfig from '@generated/docusaurus.config';
import { type DocsCatalog, docsCatalogFile } from '@site/src/lib/docsCatalog';
import { readPages } from '@site/src/lib/passages/readPages';
import { routeOf } from '@site/src/lib/routeOf';
import type { QuestionSource } from '../passages/answerQuestion';
import { loadEngine } from './loadEngine';

async function readMarkdown(address: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address} returned status ${response.status}.`);
  return response.text();
}

let anchors: Promise<ReadonlyMap<string, readonly string[]>> | undefined;

/** Reads the ids of all pages once, with the first answer that needs one; then each answer has them. */
async function readAnchors(path: string): Promise<readonly string[]> {
  const { baseUrl } = siteConfig;
  anchors ??= fetch(baseUrl.slice(0, -1) + docsCatalogFile)
    .then((response) => response.json() as Promise<DocsCatalog>)
    .then(({ pages }) => new Map(pages.map((page) => [page.route, page.anchors])))
    .catch(() => {
      // The next answer tries again; this one links to the page.
      anchors = undefined;
      return new Map();
    });
  return (await anchors).get(routeOf(path, baseUrl)) ?? [];
}

/** Loads what every question needs. */
export async function prepareQuestions(): Promise<void> {
  await (await loadEngine()).prepare();
}

/** The docs of this site, as answers read them in the browser. */
export function openQuestions(signal: AbortSignal): QuestionSource {
  return {
    rank: async (question, limit) => (await loadEngine()).rank(question, limit),
    readPages: (paths) => readPages(paths, readMarkdown, signal),
    readAnchors,
    suggest: async (question) => (await loadEngine()).suggest(question),
  };
}
