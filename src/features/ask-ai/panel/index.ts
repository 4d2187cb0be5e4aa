import siteConfig from '@generated/docusaurus.config';
import { type AskedPage, createEmbeddedSource, findPassages } from '@site/src/features/docs-index';
import { type DocsCatalog, docsCatalogFile } from '@site/src/lib/docsCatalog';
import { routeOf } from '@site/src/lib/routeOf';
import { createElement } from 'react';
import { isQuestion, questionAbout } from '../questionAbout';
import { AskPanel as Panel } from './AskPanel';
import { createConversation } from './conversation';

const source = createEmbeddedSource();

async function readMarkdown(address: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address} returned status ${response.status}.`);
  return response.text();
}

let anchors: Promise<ReadonlyMap<string, readonly string[]>> | undefined;

/** Reads the ids of all pages once, with the first answer that is a section; then each answer has them. */
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

const conversation = createConversation((query, signal, page) =>
  findPassages(query, source, readMarkdown, readAnchors, signal, page),
);

/** The site's own panel, with a single conversation. */
export function AskPanel() {
  return createElement(Panel, { conversation });
}

/**
 * Opens the panel.
 * @param query the reader's question, which is asked immediately
 * @param page what the questions are about
 * @param notice a line above the conversation
 */
export function openPanel(query?: string, page?: AskedPage, notice?: string): void {
  conversation.open(notice, page);
  // Loads what the first question would wait for; a failure shows with that question.
  source.prepare?.().catch(() => {});
  if (query) conversation.ask(isQuestion(query) ? query : questionAbout(query), query);
}
