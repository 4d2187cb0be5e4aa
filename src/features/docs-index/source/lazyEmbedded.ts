import { lazySource } from './lazySource';
import { loadEngine } from './loadEngine';
import type { SearchSource } from './searchSource';

/** The embedded index; its engine is loaded on first use, so importing it adds little to a page. */
export function createLazyEmbedded(): SearchSource {
  return lazySource('Docs search', async () => {
    const { createEmbeddedSource } = await loadEngine();
    return createEmbeddedSource();
  });
}
