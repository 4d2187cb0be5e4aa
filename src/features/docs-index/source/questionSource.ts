import siteConfig from '@generated/docusaurus.config';
import generatedLocation from '@generated/search-index/default/location.json';
import { type DocsCatalog, docsCatalogFile } from '@site/src/lib/docsCatalog';
import { readPages } from '@site/src/lib/passages/readPages';
import { routeOf } from '@site/src/lib/routeOf';
import { createEngine } from '@site/src/lib/search/createEngine';
import { createIndexReader, type ReadFiles } from '@site/src/lib/search/indexReader';
import { rankSections } from '@site/src/lib/search/rankSections';
import type { IndexLocation } from '@site/src/lib/search/searchIndex';
import type { QuestionSource } from '../passages/answerQuestion';
import { loadIndexFile } from './loadIndexFile';

const maxSuggestions = 5;

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

const location: IndexLocation = generatedLocation;
const load = (name: string) => loadIndexFile(location, name);
const files: ReadFiles = new Map();

/** What was read of the index; a draft's changes with each edit. */
const known = (): ReadFiles => (location.isDraft ? new Map() : files);

/** Loads what every question needs. */
export async function prepareQuestions(): Promise<void> {
  await createIndexReader(load, known()).head();
}

/** The docs of this site, as answers read them in the browser. */
export function openQuestions(signal: AbortSignal): QuestionSource {
  return {
    rank: (question, limit) => rankSections(question, limit, createIndexReader(load, known())),
    readPages: (paths) => readPages(paths, readMarkdown, signal),
    readAnchors,
    suggest: (question) => createEngine(load, known()).suggest(question, maxSuggestions),
  };
}
