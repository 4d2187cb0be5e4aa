import { loadOnce } from '@site/src/lib/loadOnce';
import { product } from '@site/src/site/product';
import type { liteClient as createClient } from 'algoliasearch/lite';
import { excerptAround, queryWords, readHits } from './hits';
import type { SearchResult, SearchSource } from './searchSource';

export interface AlgoliaConfig {
  appId: string;
  searchApiKey: string;
  indexName: string;
}

/** A record of the index; `objectID` is the address. */
interface Hit {
  title?: string | null;
  objectID: string;
  contents?: string | null;
}

/** In milliseconds. The client retries an unreachable host after 2 minutes. */
const timeoutsMs = { connect: 1000, read: 2000, write: 30_000 };
const hitsPerPage = 3;

/**
 * Reads the hits of a response.
 * @throws if the response doesn't contain a list of hits
 */
export function parseHits(answer: unknown, query: string): SearchResult[] {
  const [first] = (answer as { results?: { hits?: unknown }[] } | null)?.results ?? [];
  const words = queryWords(query);
  return readHits(first?.hits, ({ title, objectID, contents }: Hit) => ({
    title: title?.trim() || product.docsName,
    url: objectID,
    ...(contents && { snippet: excerptAround(contents, words) }),
    kind: objectID.includes('#') ? 'heading' : 'page',
  }));
}

/** Whether there are hits after those of a page. */
export function hasMoreHits(answer: unknown, page: number): boolean {
  const [first] = (answer as { results?: { nbPages?: unknown }[] } | null)?.results ?? [];
  return typeof first?.nbPages === 'number' && page + 1 < first.nbPages;
}

type HostsCache = NonNullable<NonNullable<Parameters<typeof createClient>[2]>['hostsCache']>;

/**
 * Remembers during this visit which hosts of the search provider could not be reached. The client's own caches don't,
 * because it looks a host up by its address but stores it under the address plus its state
 * (client-common 5.64, `createTransporter`).
 */
function createHostsCache(): HostsCache {
  const states = new Map<string, unknown>();
  const nameOf = (key: object) => (key as { url: string }).url;
  return {
    get: async <Value>(key: object | string, defaultValue: () => Promise<Value>) =>
      (states.get(nameOf(key as object)) as Value | undefined) ?? defaultValue(),
    async set(key, value) {
      states.set(nameOf(key as object), value);
      return value;
    },
    async delete(key) {
      states.delete(nameOf(key as object));
    },
    async clear() {
      states.clear();
    },
  };
}

/** The hosted index of the docs, through the vendor's client, which is loaded on the first interaction. */
export function createAlgoliaSource({
  appId,
  searchApiKey,
  indexName,
}: AlgoliaConfig): SearchSource {
  const client = loadOnce(async () => {
    const { liteClient } = await import('algoliasearch/lite');
    // By default the client puts the key into the URL, where it would end up in the log of every failed request.
    return liteClient(appId, searchApiKey, {
      timeouts: timeoutsMs,
      authMode: 'WithinHeaders',
      hostsCache: createHostsCache(),
    });
  });

  return {
    label: 'Docs search',
    async prepare() {
      await client();
    },
    async search(query, signal, from = 0) {
      const { search, clearCache } = await client();
      signal.throwIfAborted();
      const attributesToRetrieve = ['title', 'objectID', 'contents'];
      const page = Math.floor(from / hitsPerPage);
      const request = {
        indexName,
        query,
        hitsPerPage,
        ...(page > 0 && { page }),
        attributesToRetrieve,
      };
      const answer = await search({ requests: [request] });
      signal.throwIfAborted();
      try {
        return { results: parseHits(answer, query), hasMore: hasMoreHits(answer, page) };
      } catch (error) {
        // The client would give the same answer again when a reader retries.
        await clearCache();
        throw error;
      }
    },
  };
}
