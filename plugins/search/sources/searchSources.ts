import siteConfig from '@generated/docusaurus.config';
import { createSources, type SearchConfig } from './create';
import { embeddedSource } from './index';

/** The sources of this build. */
export const searchSources = createSources(
  (siteConfig.customFields?.search ?? {}) as SearchConfig,
  embeddedSource,
);

/** Lets every source load what its first query needs. */
export function prepareSources(): void {
  for (const source of searchSources.sources) {
    // A failure shows with the first query, which tries again.
    source.prepare?.().catch(() => {});
  }
}
