import docusaurus from '@docusaurus/core/lib/client/docusaurus.js';
import { loadIndex, loadRoute } from '../loadRoute';

/** As Docusaurus decides for what it fetches ahead. */
const isSlowConnection = () => {
  // Chromium only; Docusaurus declares it as if all browsers had it.
  const connection: Partial<NonNullable<Navigator['connection']>> = navigator.connection ?? {};
  const { saveData, effectiveType = '' } = connection;
  return saveData || effectiveType.includes('2g');
};

/** Docusaurus' own `window.docusaurus`, whose `prefetch` looks the chunks of a route up in the table. */
export default {
  preload: docusaurus.preload,
  async prefetch(path: string): Promise<unknown> {
    if (isSlowConnection()) {
      await loadIndex();
      return false;
    }
    await loadRoute(path);
    return docusaurus.prefetch(path);
  },
};
