/*
 * A storage that is missing, forbidden, broken or full must not disturb the visit: what it refuses is kept for the
 * visit, and one warning says so. Docusaurus (theme-common `storageUtils`) warns where there is none at all, but
 * not where it is switched off, and writes an error for each value that is refused.
 */

/** Has what the browser refuses to store kept in memory, and warns of the first. */
export function steadyStorage(scope: { localStorage: Storage | null }): void {
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
    // Null stands for no storage, which all who ask from now on pass over without a word of their own.
    if (Reflect.defineProperty(scope, 'localStorage', { value: null })) warn(error);
  }
  if (storage === null) return;

  // What was written must be read again: Docusaurus writes for as long as it reads something else.
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

if (typeof window !== 'undefined') steadyStorage(window);
