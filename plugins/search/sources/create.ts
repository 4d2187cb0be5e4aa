import { type AiSearchConfig, createAiSource } from './ai';
import { type AlgoliaConfig, createAlgoliaSource } from './algolia';
import type { SearchSource } from './searchSource';

/** What the build was configured with, as `docusaurus.config.ts` hands it over. */
export interface SearchConfig {
  algolia?: AlgoliaConfig;
  ai?: AiSearchConfig;
}

export interface SearchSources {
  /** Queried in parallel; the docs come first. */
  sources: readonly SearchSource[];
  /** Queried when all of them fail. */
  fallback?: SearchSource;
}

/** Chooses the sources: hosted ones if they are configured, otherwise the site's own index. */
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
