import type { SiteEnv } from './env';
import { searchOrigins } from './searchHosts';
import { type Services, services } from './services';
import type { PolicySources, SourceDirective } from './services/serviceDefinition';

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

export interface SiteSources {
  /** On every page. */
  everywhere: PolicySources;
  /** On pages without the form for a deploy key, where services that run code of a vendor start. */
  vendors: PolicySources;
}

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
