import type { ResultCounts, SearchAnswer, SearchSource } from '@site/src/features/docs-index';
import { product } from '@site/src/site/product';
import type { LiteClient } from 'algoliasearch/lite';
import { excerptAround } from '../results/excerptAround';
import { queryWords } from '../results/queryWords';
import { readHits } from '../results/readHits';
import { createHostsCache } from './createHostsCache';

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
/** The service gives no hits after these. */
const mostHits = 1000;
const place = 'Docs';

/**
 * Reads the hits of a response.
 * @throws if the response doesn't contain a list of hits
 */
export function parseHits(answer: unknown, query: string): SearchAnswer {
  const [first] = (answer as { results?: { hits?: unknown }[] } | null)?.results ?? [];
  const words = queryWords(query);
  return readHits(first?.hits, ({ title, objectID, contents }: Hit) => ({
    title: title?.trim() || product.docsName,
    url: objectID,
    ...(contents && { snippet: excerptAround(contents, words) }),
    kind: objectID.includes('#') ? 'heading' : 'page',
  }));
}

/**
 * How many hits there are in all. They have no sections: neither the fields that are read nor the settings of the index,
 * which isn't ours, divide them.
 */
export function countHits(answer: unknown): ResultCounts | undefined {
  const [first] = (answer as { results?: { nbHits?: unknown }[] } | null)?.results ?? [];
  const count = first?.nbHits;
  return typeof count === 'number' ? [[place, Math.min(count, mostHits)]] : undefined;
}

/** The hosted index of the docs, through the vendor's client, which is loaded on intent. */
export function createAlgoliaSource({
  appId,
  searchApiKey,
  indexName,
}: AlgoliaConfig): SearchSource {
  let loading: Promise<LiteClient> | undefined;

  async function load(): Promise<LiteClient> {
    const { liteClient } = await import('algoliasearch/lite');
    // By default the client puts the key into the URL, where it would end up in the log of every failed request.
    return liteClient(appId, searchApiKey, {
      timeouts: timeoutsMs,
      authMode: 'WithinHeaders',
      hostsCache: createHostsCache(),
    });
  }
  function client(): Promise<LiteClient> {
    loading ??= load().catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }

  return {
    label: 'Docs search',
    places: [place],
    async prepare() {
      await client();
    },
    async search(query, signal, part) {
      const { search, clearCache } = await client();
      signal.throwIfAborted();
      const attributesToRetrieve = ['title', 'objectID', 'contents'];
      const page = part && { page: Math.floor(part.from / hitsPerPage) };
      const request = { indexName, query, hitsPerPage, ...page, attributesToRetrieve };
      const answer = await search({ requests: [request] });
      signal.throwIfAborted();
      const counts = countHits(answer);
      try {
        return { ...parseHits(answer, query), ...(counts && { counts }) };
      } catch (error) {
        // The client would give the same answer again when a reader retries.
        await clearCache();
        throw error;
      }
    },
  };
}
