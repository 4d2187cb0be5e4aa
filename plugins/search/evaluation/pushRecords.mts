import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { algoliasearch } from 'algoliasearch';
import type { SiteEnv } from '../../../src/site/env.ts';
import type { SearchRecord } from '../searchRecords.ts';

/** Written by the build; see plugins/search. */
const recordsFile = 'build/search-records.json';

interface Settings {
  siteDir: string;
  env: SiteEnv;
  isDryRun: boolean;
  log: (line: string) => void;
  /** Hosts to use instead of the service's own, for tests. */
  hosts?: { url: string; protocol: 'http' | 'https'; accept: 'readWrite' }[];
}

/** What a push changes. */
export interface Difference {
  added: number;
  changed: number;
  removed: number;
  same: number;
}

function readRecords(siteDir: string): SearchRecord[] {
  const file = join(siteDir, recordsFile);
  if (!existsSync(file)) {
    throw new Error(`search-push: there is no ${recordsFile}. Run \`npm run build\` first.`);
  }
  const records = JSON.parse(readFileSync(file, 'utf8')) as SearchRecord[];
  // Replacing everything with nothing would leave readers without search.
  if (records.length === 0)
    throw new Error(`search-push: ${recordsFile} is empty. Build it again.`);
  return records;
}

/** A record's content, regardless of the order of its fields. */
function contentOf(record: object): string {
  const entries = Object.entries(record).filter(([name]) => name !== '_highlightResult');
  return JSON.stringify(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Compares records by their ids. */
export function compareRecords(
  before: readonly { objectID: string }[],
  after: readonly { objectID: string }[],
): Difference {
  const old = new Map(before.map((record) => [record.objectID, contentOf(record)]));
  const difference: Difference = { added: 0, changed: 0, removed: 0, same: 0 };
  for (const record of after) {
    const content = old.get(record.objectID);
    old.delete(record.objectID);
    if (content === undefined) difference.added += 1;
    else if (content === contentOf(record)) difference.same += 1;
    else difference.changed += 1;
  }
  return { ...difference, removed: old.size };
}

/** A client error without the request, which contains the key. */
function plainError(error: unknown, key: string): Error {
  const { status, message } = error as { status?: number; message?: string };
  const text = (message ?? 'no answer').replaceAll(key, '…');
  return new Error(
    `search-push: the index was not replaced${status === undefined ? '' : ` (status ${status})`}: ${text}`,
  );
}

/**
 * Replaces the records of the hosted index with the build's records, in one step for readers.
 * @throws a one-line error without a key
 */
export async function pushRecords({ siteDir, env, isDryRun, log, hosts }: Settings): Promise<void> {
  const { algolia, algoliaAdminApiKey: key } = env;
  if (algolia === undefined || key === undefined) {
    throw new Error(
      'search-push: set ALGOLIA_APP_ID, ALGOLIA_SEARCH_API_KEY and ALGOLIA_ADMIN_API_KEY, in the environment or in .env.local.',
    );
  }
  const { appId, indexName } = algolia;
  const records = readRecords(siteDir);
  const client = algoliasearch(appId, key, hosts ? { hosts } : {});
  try {
    const present: { objectID: string }[] = [];
    if (await client.indexExists({ indexName })) {
      await client.browseObjects({
        indexName,
        aggregator: ({ hits }) => present.push(...(hits as { objectID: string }[])),
      });
    }
    const { added, changed, removed, same } = compareRecords(present, records);
    log(`${records.length} records; index ${indexName} has ${present.length}.`);
    log(`${added} added, ${changed} changed, ${removed} removed, ${same} the same.`);
    if (isDryRun) {
      log('Nothing was sent: --dry-run.');
      return;
    }
    const objects = records.map((record) => ({ ...record }));
    await client.replaceAllObjects({ indexName, objects });
    log(`Replaced the records of ${indexName}.`);
  } catch (error) {
    throw plainError(error, key);
  }
}
