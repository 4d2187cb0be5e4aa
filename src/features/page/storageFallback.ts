/*
 * If local storage is missing, blocked, full or read-only, the site still works, with one warning: from then on it reads
 * as null, so Docusaurus, the site's own code and services keep choices for the visit. Docusaurus by itself (theme-common
 * `storageUtils`) warns only where storage is blocked, and logs an error for each value that can't be stored.
 */
const probe = 'storage-check';

if (typeof window !== 'undefined') {
  try {
    const storage = window.localStorage as Storage | null;
    if (storage === null) throw new Error('It is switched off.');
    storage.setItem(probe, '');
    storage.removeItem(probe);
  } catch (error) {
    Reflect.defineProperty(window, 'localStorage', { value: null });
    console.warn('Browser storage is not available; choices are kept for this visit.', error);
  }
}
