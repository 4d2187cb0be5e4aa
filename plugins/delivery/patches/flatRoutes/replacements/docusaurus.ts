import docusaurus from '@docusaurus/core/lib/client/docusaurus.js';
import prefetch from '@docusaurus/core/lib/client/prefetch.js';
import { fileOf } from '../loadRoute';

/** Docusaurus' own `window.docusaurus`; what it fetches ahead is the file of the page. */
export default {
  preload: docusaurus.preload,
  async prefetch(path: string): Promise<unknown> {
    // Chromium only; Docusaurus declares it as if all browsers had it.
    const connection: Partial<NonNullable<Navigator['connection']>> = navigator.connection ?? {};
    const { saveData, effectiveType = '' } = connection;
    const file = saveData || effectiveType.includes('2g') ? undefined : await fileOf(path);
    return file !== undefined && prefetch(file);
  },
};
