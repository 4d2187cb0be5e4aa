import type { SearchSource } from '@site/src/features/docs-index';
import { type AiSearchConfig, createAiSource } from './ai';
import { type AlgoliaConfig, createAlgoliaSource } from './algolia';

/** What the build was configured with, as `docusaurus.config.ts` hands it over. */
export interface SearchConfig {
  algolia?: AlgoliaConfig;
  ai?: AiSearchConfig;
}

export interface SearchSources {
  /** Asked side by side; the docs first. */
  sources: readonly SearchSource[];
  /** Asked when all of them fail. */
  fallback?: SearchSource;
}

/** Chooses the sources: hosted where they are configured, else the index of the site itself. */
export function createSources(
  { algolia, ai }: SearchConfig,
  embedded: SearchSource,
): SearchSources {
  const docs = algolia ? createAlgoliaSource(algolia) : embedded;
  return {
    sources: ai ? [docs, createAiSource(ai)] : [docs],
    ...(docs !== embedded && { fallback: embedded }),
  };
}
