import type { Answer } from '../answer/types';

/** A question and what came of it. */
export interface Turn {
  id: number;
  question: string;
  /** What is searched for. */
  query: string;
  state: 'searching' | 'answered' | 'empty' | 'failed';
  answer: Answer;
}

/** What the panel shows. */
interface Talk {
  isOpen: boolean;
  /** A line above the conversation, such as why another assistant is not there. */
  notice: string | undefined;
  turns: readonly Turn[];
}

/** Finds what the docs say to a question, or to the words that it is about. */
export type Find = (query: string, signal: AbortSignal) => Promise<Answer>;

export interface TalkStore {
  subscribe: (listener: () => void) => () => void;
  read: () => Talk;
  open: (notice?: string) => void;
  close: () => void;
  /** Forgets the conversation; answers still on their way are dropped. */
  clear: () => void;
  /** @param query what to search for where the question has other words too. @defaultValue the question */
  ask: (question: string, query?: string) => void;
  /** Asks a question again that failed. */
  retry: (id: number) => void;
}

const nothing: Answer = { passages: [], suggestions: [] };

/** Keeps a conversation beyond the pages that it is held on. */
export function createTalk(find: Find): TalkStore {
  let talk: Talk = { isOpen: false, notice: undefined, turns: [] };
  let pending = new AbortController();
  let lastId = 0;
  const listeners = new Set<() => void>();

  const change = (part: Partial<Talk>) => {
    talk = { ...talk, ...part };
    for (const listener of listeners) listener();
  };
  const changeTurn = (id: number, part: Partial<Turn>) => {
    change({ turns: talk.turns.map((turn) => (turn.id === id ? { ...turn, ...part } : turn)) });
  };
  const search = ({ id, query }: Turn) => {
    find(query, pending.signal).then(
      (answer) => {
        changeTurn(id, { answer, state: answer.passages.length > 0 ? 'answered' : 'empty' });
      },
      () => changeTurn(id, { state: 'failed' }),
    );
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => talk,
    open: (notice) => change({ isOpen: true, notice }),
    close: () => change({ isOpen: false }),
    clear() {
      pending.abort();
      pending = new AbortController();
      change({ turns: [] });
    },
    ask(question, query = question) {
      lastId += 1;
      const turn: Turn = { id: lastId, question, query, state: 'searching', answer: nothing };
      change({ turns: [...talk.turns, turn] });
      search(turn);
    },
    retry(id) {
      const turn = talk.turns.find((one) => one.id === id);
      if (turn === undefined) return;
      changeTurn(id, { state: 'searching' });
      search(turn);
    },
  };
}
