import { joinSources, type PolicySources } from '../lib/policySources';
import type { SiteEnv } from './env';
import { searchOrigins } from './searchHosts';
import { type Services, services } from './services';

/** What the policies of the pages allow because of the configured services. */
export interface SiteSources {
  /** On every page. */
  everywhere: PolicySources;
  /** On pages without the form for a deploy key, where services that run code of a vendor start. */
  vendors: PolicySources;
}

/** Derives the sources from the services that are configured. */
export function siteSourcesOf(
  env: Pick<SiteEnv, 'algolia' | 'aiSearch' | 'services'>,
  from: Services = services,
): SiteSources {
  const sourcesOf = (runsVendorCode: boolean) =>
    Object.entries(env.services).flatMap(([name, settings]) => {
      const service = from[name];
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
