import type { SearchSources } from '../sources/create';

/**
 * What the placeholder of the search field promises but the sources of this build lack; undefined if they search all
 * of it. The placeholder is the same in every build.
 */
export function coverageNote({ sources }: SearchSources): string | undefined {
  const places = new Set(sources.flatMap((source) => source.places ?? []));
  const missing = ['Stack', 'Discord'].filter((place) => !places.has(place));
  return missing.length === 0 ? undefined : `Searches these docs, not ${missing.join(' or ')}.`;
}
