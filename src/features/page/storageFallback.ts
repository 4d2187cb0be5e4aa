/*
 * If local storage is missing, blocked, full or read-only, the site still works, with one warning: from then on it reads
 * as null, so Docusaurus, the site's own code and services keep choices for the visit. Docusaurus by itself (theme-common
 * `storageUtils`) warns only where storage is blocked, and logs an error for each value that can't be stored.
 */
const probe = 'storage-check';

/** Tries the storage of a window once, and takes it away, with a warning, where it can't be used. */
function checkStorage(scope: { localStorage: Storage | null }): void {
  try {
    const { localStorage } = scope;
    if (localStorage === null) throw new Error('It is switched off.');
    localStorage.setItem(probe, '');
    localStorage.removeItem(probe);
  } catch (error) {
    Reflect.defineProperty(scope, 'localStorage', { value: null });
    console.warn('Browser storage is not available; choices are kept for this visit.', error);
  }
}

if (typeof window !== 'undefined') checkStorage(window);
