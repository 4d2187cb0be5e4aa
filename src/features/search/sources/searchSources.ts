import siteConfig from '@generated/docusaurus.config';
import { createSources, type SearchConfig } from './create';
import { createLazyEmbedded } from './lazyEmbedded';

/** The sources of this build. */
export const searchSources = createSources(
  (siteConfig.customFields?.search ?? {}) as SearchConfig,
  createLazyEmbedded(),
);

/** Has every source load what its first query would wait for. */
export function prepareSources(): void {
  for (const source of searchSources.sources) {
    // A failure shows with the first query, which tries again.
    source.prepare?.().catch(() => {});
  }
}
