import type { PageKind } from '../../../src/lib/search/types';
import { httpDocuments } from '../../lib/httpDocuments';

const httpSections = Object.keys(httpDocuments).map((id) => `/${id}/`);

/** What kind of page lies at a route, to the search: one of the TypeScript API, an HTTP operation, or a written one. */
export function kindOfRoute(route: string): PageKind {
  if (route.startsWith('/api/')) return 'api';
  return httpSections.some((section) => route.startsWith(section)) ? 'http' : 'page';
}
