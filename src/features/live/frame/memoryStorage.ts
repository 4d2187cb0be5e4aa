/** A `Storage` that lasts as long as its window: a sandboxed frame doesn't have a real one. */
export function memoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (name) => values.get(String(name)) ?? null,
    setItem: (name, value) => void values.set(String(name), String(value)),
    removeItem: (name) => void values.delete(String(name)),
    clear: () => values.clear(),
  };
}
