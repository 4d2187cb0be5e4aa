import { readFileSync } from 'node:fs';
import { algoliasearch } from 'algoliasearch';
import type { SiteEnv } from '../../../src/site/env.ts';

/** Replaces the records of the hosted index with a file's, in one step for readers. Returns how many they are. */
export async function pushRecords(
  env: SiteEnv,
  file: string,
  options?: Parameters<typeof algoliasearch>[2],
) {
  const { algolia, algoliaAdminApiKey: key } = env;
  if (!algolia || key === undefined) {
    throw new Error('Set ALGOLIA_APP_ID, ALGOLIA_SEARCH_API_KEY and ALGOLIA_ADMIN_API_KEY.');
  }
  const objects = JSON.parse(readFileSync(file, 'utf8'));
  // Replacing everything with nothing would leave readers without search.
  if (objects.length === 0) throw new Error(`${file} is empty. Build the site again.`);
  try {
    const client = algoliasearch(algolia.appId, key, options);
    await client.replaceAllObjects({ indexName: algolia.indexName, objects });
  } catch (error) {
    // Only the message, because the rest of the error contains the request, and with it the key.
    throw new Error(`The index was not replaced: ${(error as Error).message.replaceAll(key, '…')}`);
  }
  return objects.length;
}
