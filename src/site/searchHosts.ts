import type { SiteEnv } from './env';

/** The AI service's API. */
export const aiSearchOrigin = 'https://api.kapa.ai';

/** The origins that the configured search sources send queries to. The client of the hosted index chooses among its own. */
export function searchOrigins({ algolia, aiSearch }: Pick<SiteEnv, 'algolia' | 'aiSearch'>) {
  const id = algolia?.appId.toLowerCase();
  const hosted = id
    ? [`${id}-dsn.algolia.net`, ...[1, 2, 3].map((number) => `${id}-${number}.algolianet.com`)]
    : [];
  return [...hosted.map((host) => `https://${host}`), ...(aiSearch ? [aiSearchOrigin] : [])];
}
