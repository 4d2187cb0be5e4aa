import type { Answer, AskedPage } from '@site/src/features/docs-index';
import { count } from '@site/src/features/signals';
import { createStore } from '@site/src/lib/createStore';

/** A question and its answer. */
export interface Turn {
  id: number;
  question: string;
  /** What is searched for. */
  query: string;
  /** What it is about; its passages come first. */
  page: AskedPage | undefined;
  state: 'searching' | 'answered' | 'empty' | 'failed';
  answer: Answer;
}

/** What the panel shows. */
interface ConversationState {
  isOpen: boolean;
  /** A line above the conversation, such as why the other assistant isn't available. */
  notice: string | undefined;
  /** What the next questions are about; undefined means all of the docs. */
  page: AskedPage | undefined;
  turns: readonly Turn[];
}

/** Finds what the docs say about a query. */
export type Find = (query: string, signal: AbortSignal, page?: AskedPage) => Promise<Answer>;

/** A conversation in the panel, kept from page to page. */
export interface Conversation {
  subscribe: (listener: () => void) => () => void;
  read: () => ConversationState;
  open: (notice?: string, page?: AskedPage) => void;
  /** The next questions are about all of the docs. */
  leavePage: () => void;
  close: () => void;
  /** Removes all turns; pending answers are dropped. */
  clear: () => void;
  /** @param query what to search for when the question has other words too. @defaultValue the question */
  ask: (question: string, query?: string) => void;
  /** Asks a failed question again. */
  retry: (id: number) => void;
}

const nothing: Answer = { isInDocs: false, passages: [], suggestions: [] };

/** Creates an empty conversation that gets its answers from `find`. */
export function createConversation(find: Find): Conversation {
  const { read, set, subscribe } = createStore<ConversationState>({
    isOpen: false,
    notice: undefined,
    page: undefined,
    turns: [],
  });
  let pending = new AbortController();
  let lastId = 0;

  const change = (part: Partial<ConversationState>) => set({ ...read(), ...part });
  const changeTurn = (id: number, part: Partial<Turn>) => {
    change({ turns: read().turns.map((turn) => (turn.id === id ? { ...turn, ...part } : turn)) });
  };
  const search = ({ id, query, page }: Turn) => {
    find(query, pending.signal, page).then(
      (answer) => {
        changeTurn(id, { answer, state: answer.isInDocs ? 'answered' : 'empty' });
        if (process.env.SITE_SIGNALS === 'on' && !answer.isInDocs) {
          count('question', query, 'none');
        }
      },
      () => changeTurn(id, { state: 'failed' }),
    );
  };

  return {
    subscribe,
    read,
    open: (notice, page) => change({ isOpen: true, notice, page }),
    leavePage: () => change({ page: undefined }),
    close: () => change({ isOpen: false }),
    clear() {
      pending.abort();
      pending = new AbortController();
      change({ turns: [] });
    },
    ask(question, query = question) {
      lastId += 1;
      const { page, turns } = read();
      const turn: Turn = {
        id: lastId,
        question,
        query,
        page,
        state: 'searching',
        answer: nothing,
      };
      change({ turns: [...turns, turn] });
      search(turn);
    },
    retry(id) {
      const turn = read().turns.find((one) => one.id === id);
      if (turn === undefined) return;
      changeTurn(id, { state: 'searching' });
      search(turn);
    },
  };
}
