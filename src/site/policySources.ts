import type { PolicySources, SourceDirective } from '../../plugins/services/vendors';
import { services } from '../../plugins/services/vendors';
import type { SiteEnv } from './env';
import { aiSearchOrigin } from './product';

/** Joins the sources of several services; each is listed once. */
export function joinSources(all: readonly PolicySources[]): PolicySources {
  const joined: Partial<Record<SourceDirective, readonly string[]>> = {};
  for (const sources of all) {
    for (const [name, list] of Object.entries(sources)) {
      const directive = name as SourceDirective;
      joined[directive] = [...new Set([...(joined[directive] ?? []), ...list])];
    }
  }
  return joined;
}

/** The origins that the configured search sources send queries to. The client of the hosted index chooses among its own. */
function searchOrigins({ algolia, aiSearch }: Pick<SiteEnv, 'algolia' | 'aiSearch'>) {
  const id = algolia?.appId.toLowerCase();
  const hosted = id
    ? [`${id}-dsn.algolia.net`, ...[1, 2, 3].map((number) => `${id}-${number}.algolianet.com`)]
    : [];
  return [...hosted.map((host) => `https://${host}`), ...(aiSearch ? [aiSearchOrigin] : [])];
}

export interface SiteSources {
  everywhere: PolicySources;
  /** On pages without the form for a deploy key, where services that run code of a vendor start. */
  vendors: PolicySources;
}

export function siteSourcesOf(
  env: Pick<SiteEnv, 'algolia' | 'aiSearch' | 'services'>,
): SiteSources {
  const sourcesOf = (runsVendorCode: boolean) =>
    Object.entries(env.services).flatMap(([name, settings]) => {
      const service = services[name];
      return service?.definition.runsVendorCode === runsVendorCode
        ? [service.sources(settings)]
        : [];
    });
  const search = searchOrigins(env);
  return {
    everywhere: joinSources([
      ...(search.length > 0 ? [{ 'connect-src': search }] : []),
      ...sourcesOf(false),
    ]),
    vendors: joinSources(sourcesOf(true)),
  };
}
