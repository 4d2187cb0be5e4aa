import siteConfig from '@generated/docusaurus.config';
import { createSources, type SearchConfig } from './create';
import { lazySource } from './lazySource';

const embedded = lazySource('Docs search', async () => {
  const [{ createEmbeddedSource }, { default: location }] = await Promise.all([
    import('./embedded'),
    import('@generated/search-index/default/location.json'),
  ]);
  return createEmbeddedSource(location);
});

/** The sources of this build. */
export const searchSources = createSources(
  (siteConfig.customFields?.search ?? {}) as SearchConfig,
  embedded,
);

/** Has every source load what its first query would wait for. */
export function prepareSources(): void {
  for (const source of searchSources.sources) {
    // A failure shows with the first query, which tries again.
    source.prepare?.().catch(() => {});
  }
}
