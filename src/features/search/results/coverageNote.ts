import type { SearchSources } from '../sources/create';

/** Where results are from: the docs, and what else the sources of this build search. */
export function coverageNote({ sources }: SearchSources): string {
  const found = new Set(sources.flatMap((source) => source.places ?? []));
  const others = ['Stack', 'Discord'].filter((place) => found.has(place));
  const places = new Intl.ListFormat('en-GB').format(['these docs', ...others]);
  return `Results from ${places}`;
}
