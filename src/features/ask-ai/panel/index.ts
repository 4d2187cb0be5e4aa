import { createEmbeddedSource } from '@site/src/features/search';
import { createElement } from 'react';
import { findPassages } from '../answer/findPassages';
import { questionAbout } from '../questionAbout';
import { AskPanel as Panel } from './AskPanel';
import { createTalk } from './talk';

const source = createEmbeddedSource();

async function readMarkdown(address: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.text();
}

const talk = createTalk((query, signal) => findPassages(query, source, readMarkdown, signal));

/** The panel of this site, with the one conversation that the reader has. */
export function AskPanel() {
  return createElement(Panel, { talk });
}

/**
 * Opens the panel.
 * @param query words of the reader, asked about at once
 * @param notice a line above the conversation
 */
export function openPanel(query?: string, notice?: string): void {
  talk.open(notice);
  // Loads what the first question would wait for; a failure shows when there is one.
  source.prepare?.().catch(() => {});
  if (query) talk.ask(questionAbout(query), query);
}
