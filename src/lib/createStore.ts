/** A value that outlives the components that show it; React follows it with `useSyncExternalStore`. */
export interface Store<Value> {
  read: () => Value;
  /** Replaces the value and notifies the listeners, unless it is the same value. */
  set: (next: Value) => void;
  /** Calls back after each change, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
}

export function createStore<Value>(value: Value): Store<Value> {
  const listeners = new Set<() => void>();
  return {
    read: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
