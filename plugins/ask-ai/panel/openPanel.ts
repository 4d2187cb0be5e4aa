import { prepareDocs } from '@site/plugins/search/sources';
import type { AskedPage } from '../openAskAi';
import { ask } from './askStore';

export { AskPanel } from './AskPanel';

/**
 * Opens the panel.
 * @param query the reader's question, which is asked immediately
 * @param page what the question is about
 * @param notice a line above the answer
 */
export function openPanel(query?: string, page?: AskedPage, notice?: string): void {
  ask.open(notice, page);
  // Loads what the first question would wait for; a failure shows with that question.
  prepareDocs().catch(() => {});
  if (query) ask.ask(query);
}
