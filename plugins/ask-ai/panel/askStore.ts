import { type Answer, answerFromDocs } from '@site/plugins/search/sources';
import { createStore } from '@site/src/lib/createStore';
import type { AskedPage } from '../openAskAi';

interface AskState {
  isOpen: boolean;
  /** A line above the question. */
  notice: string | undefined;
  /** What the question is about, if not about all of the docs. */
  page: AskedPage | undefined;
  /** Empty until one is asked. */
  question: string;
  /** Undefined while it is searched for. */
  answer: Answer | 'failed' | undefined;
}

const nothing = { notice: undefined, page: undefined, question: '', answer: undefined };

const { read, set, subscribe } = createStore<AskState>({ isOpen: false, ...nothing });
let pending = new AbortController();

/** The panel's only question. */
export const ask = {
  read,
  subscribe,

  /** Shows the panel, with the answer before unless the next question is about a page. */
  open(notice?: string, page?: AskedPage) {
    set({ ...read(), ...(page && nothing), isOpen: true, notice, page });
  },

  close() {
    set({ ...read(), isOpen: false });
  },

  /** Asks instead of the question before, whose answer is dropped. */
  async ask(question: string) {
    pending.abort();
    pending = new AbortController();
    const { signal } = pending;
    set({ ...read(), question, answer: undefined });
    const { page } = read();
    const answer = await answerFromDocs(
      page ? `${question} ${page.title}` : question,
      signal,
    ).catch(() => 'failed' as const);
    if (!signal.aborted) set({ ...read(), answer });
  },
};
