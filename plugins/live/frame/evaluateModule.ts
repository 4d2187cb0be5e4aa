import type { ModuleFactory } from './messages';

/**
 * Evaluates a compiled module.
 * @param imports the packages that it can import
 * @param extra what its factory gets besides
 * @returns its exports
 */
export function evaluateModule<Extra extends unknown[]>(
  factory: ModuleFactory<Extra>,
  imports: Readonly<Record<string, unknown>>,
  ...extra: Extra
): Record<string, unknown> {
  const module = { exports: {} as Record<string, unknown> };
  factory((name) => imports[name], module, ...extra);
  return module.exports;
}

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
