import { lazySource } from './lazySource';
import type { SearchSource } from './types';

/** The embedded index; its engine is loaded on first use, so that naming it costs a page nothing. */
export function createLazyEmbedded(): SearchSource {
  return lazySource('Docs search', async () => {
    const { createEmbeddedSource } = await import('./embedded');
    return createEmbeddedSource();
  });
}
