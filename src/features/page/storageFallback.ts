/*
 * If storage is missing, blocked, broken or full, the site must still work: values that cannot be stored are kept in
 * memory, with one warning. Docusaurus (theme-common `storageUtils`) warns if there is no storage at all, but not if
 * it is switched off, and logs an error for each value that cannot be stored.
 */

/** Keeps values in memory that the browser refuses to store, and warns once. */
export function installStorageFallback(scope: { localStorage: Storage | null }): void {
  let hasWarned = false;
  const warn = (error?: unknown) => {
    if (hasWarned) return;
    hasWarned = true;
    console.warn('Browser storage is not available; choices are kept for this visit.', error ?? '');
  };

  let storage: Storage | null = null;
  try {
    storage = scope.localStorage;
    if (storage === null) warn();
  } catch (error) {
    // With null, later readers see that there is no storage and skip it without another warning.
    if (Reflect.defineProperty(scope, 'localStorage', { value: null })) warn(error);
  }
  if (storage === null) return;

  // A value that was written must be readable: Docusaurus keeps writing as long as it reads another one.
  const refused = new WeakMap<Storage, Map<string, string>>();
  const refusedBy = (one: Storage) => refused.get(one) ?? new Map<string, string>();
  const prototype: Storage = Object.getPrototypeOf(storage);
  const owner = Object.hasOwn(prototype, 'setItem') ? prototype : storage;
  const { getItem, setItem, removeItem } = owner;
  const attempt = <Result>(act: () => Result): Result | undefined => {
    try {
      return act();
    } catch (error) {
      warn(error);
      return undefined;
    }
  };

  owner.getItem = function (key) {
    return refusedBy(this).get(key) ?? attempt(() => getItem.call(this, key)) ?? null;
  };
  owner.setItem = function (key, value) {
    const isStored = attempt(() => {
      setItem.call(this, key, value);
      return true;
    });
    const kept = refusedBy(this);
    if (isStored) kept.delete(key);
    else refused.set(this, kept.set(key, value));
  };
  owner.removeItem = function (key) {
    refusedBy(this).delete(key);
    attempt(() => removeItem.call(this, key));
  };
}

if (typeof window !== 'undefined') installStorageFallback(window);
