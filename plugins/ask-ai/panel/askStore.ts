import { type Answer, answerFromDocs, prepareDocs } from '@site/plugins/search/sources';
import { createStore } from '@site/src/lib/createStore';
import type { AskedPage } from '../openAskAi';

interface AskState {
  isOpen: boolean;
  notice: string | undefined;
  /** What the question is about, if not about all of the docs. */
  page: AskedPage | undefined;
  /** Empty until one is asked. */
  question: string;
  /** Undefined while it is searched for. */
  answer: Answer | 'failed' | undefined;
}

/** Where the panel fills the screen; keep it in sync with AskPanel.module.css. */
export const narrow = '(max-width: 996px)';

const nothing = { notice: undefined, page: undefined, question: '', answer: undefined };

const { read, set, subscribe } = createStore<AskState>({ isOpen: false, ...nothing });
let pending = new AbortController();

/** The panel's only question. */
export const ask = {
  read,
  subscribe,

  /**
   * Shows the panel, with the answer before unless the next question is about a page.
   * @param query asked immediately
   */
  open(query?: string, page?: AskedPage, notice?: string) {
    set({ ...read(), ...(page && nothing), isOpen: true, notice, page });
    // Loads what the first question would wait for; a failure shows with that question.
    prepareDocs().catch(() => {});
    if (query) ask.ask(query);
  },

  close() {
    set({ ...read(), isOpen: false });
  },

  /** Closes the panel if it covers the page to which a link leads. */
  follow() {
    if (matchMedia(narrow).matches) ask.close();
  },

  /** Asks instead of the question before, whose answer is dropped. */
  async ask(question: string) {
    pending.abort();
    pending = new AbortController();
    const { signal } = pending;
    set({ ...read(), question, answer: undefined });
    const { page } = read();
    // The panel shows the failure and offers to try again.
    const answer = await answerFromDocs(
      page ? `${question} ${page.title}` : question,
      signal,
    ).catch(() => 'failed' as const);
    if (!signal.aborted) set({ ...read(), answer });
  },
};
