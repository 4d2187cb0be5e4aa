import location from '@generated/search-index/default/location.json';
import { createErrorFinder } from '@site/src/lib/errors/createErrorFinder';
import type { ErrorAnswer, ErrorEntry } from '@site/src/lib/errors/errorEntry';

/** Finds the entry of a text. */
export type FindError = (text: string) => ErrorAnswer;

/**
 * Loads the texts of all errors, which are part of the search index.
 * @throws when they cannot be loaded
 */
export async function loadFinder(): Promise<FindError> {
  const response = await fetch(`${location.address}errors.json`, {
    cache: location.isDraft ? 'no-store' : 'default',
  });
  if (!response.ok) throw new Error(`The errors returned status ${response.status}.`);
  return createErrorFinder((await response.json()) as ErrorEntry[]);
}
