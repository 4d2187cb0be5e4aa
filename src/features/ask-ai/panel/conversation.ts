import type { Answer, AskedPage } from '@site/src/features/docs-index';
import { createStore } from '@site/src/lib/createStore';

/** A question and its answer. */
export interface Turn {
  id: number;
  question: string;
  /** What is searched for. */
  query: string;
  /** What it is about; its passages come first. */
  page: AskedPage | undefined;
  state: 'searching' | Answer['confidence'] | 'failed';
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
  /** What the next questions are about; undefined means all of the docs. */
  askAbout: (page: AskedPage | undefined) => void;
  close: () => void;
  /** Removes all turns; pending answers are dropped. */
  clear: () => void;
  /** @param query what to search for when the question has other words too. @defaultValue the question */
  ask: (question: string, query?: string) => void;
  /** Asks a failed question again. */
  retry: (id: number) => void;
}

const nothing: Answer = { confidence: 'none', passages: [], suggestions: [] };

/** A question that only makes sense after the one before: `And every hour?`, `Does it cost more?` */
const followUp = /^(?:and|but|or|also|what about|how about)\b|\b(?:it|its|they|them|those)\b/i;

/** What to search for: a question that isn't complete, with the one before. */
function inContext(query: string, before: Turn | undefined): string {
  return before && followUp.test(query) ? `${query} ${before.query}` : query;
}

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
      (answer) => changeTurn(id, { answer, state: answer.confidence }),
      () => changeTurn(id, { state: 'failed' }),
    );
  };

  return {
    subscribe,
    read,
    open: (notice, page) => change({ isOpen: true, notice, page }),
    askAbout: (page) => change({ page }),
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
        query: inContext(query, turns.at(-1)),
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
