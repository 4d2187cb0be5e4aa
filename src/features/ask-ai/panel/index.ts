import {
  type AskedPage,
  answerQuestion,
  openQuestions,
  prepareQuestions,
} from '@site/src/features/docs-index';
import { isQuestion, questionAbout } from '@site/src/lib/questionAbout';
import { createElement } from 'react';
import { AskPanel as Panel } from './AskPanel';
import { createConversation } from './conversation';

const conversation = createConversation((query, signal, page) =>
  answerQuestion(query, openQuestions(signal), signal, page),
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
  prepareQuestions().catch(() => {});
  if (query) conversation.ask(isQuestion(query) ? query : questionAbout(query), query);
}
