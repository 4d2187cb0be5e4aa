import type { IndexLocation } from '@site/src/lib/search/searchIndex';

/** Loads a file of the index from this host. */
export async function loadIndexFile(
  { address, isDraft }: IndexLocation,
  name: string,
): Promise<unknown> {
  const response = await fetch(address + name, { cache: isDraft ? 'no-store' : 'default' });
  if (!response.ok) throw new Error(`The search index returned status ${response.status}.`);
  return response.json();
}
