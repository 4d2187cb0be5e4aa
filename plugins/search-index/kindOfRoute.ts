import type { PageKind } from '../../src/lib/search/types';

/** Sections of the site whose pages are made from HTTP operations. */
const httpSections = ['/management-api/', '/deployment-api/', '/public-deployment-api/'];

/** What kind of page lies at a route, to the search. */
export function kindOfRoute(route: string): PageKind {
  if (route.startsWith('/api/')) return 'api';
  return httpSections.some((section) => route.startsWith(section)) ? 'http' : 'page';
}
