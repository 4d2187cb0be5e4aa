/*
 * A full or forbidden storage must not disturb the visit: what is written is dropped, with one warning. Docusaurus
 * (theme-common `storageUtils`) warns once where there is no storage at all, but writes an error for every value
 * that a full one refuses.
 */

/** Makes writes that the browser refuses do nothing, and warns of the first. */
export function steadyStorage(prototype: Storage): void {
  const { setItem } = prototype;
  let hasWarned = false;
  prototype.setItem = function (key, value) {
    try {
      setItem.call(this, key, value);
    } catch (error) {
      if (hasWarned) return;
      hasWarned = true;
      console.warn('Browser storage is not available; choices are kept for this visit.', error);
    }
  };
}

if (typeof Storage !== 'undefined') steadyStorage(Storage.prototype);
