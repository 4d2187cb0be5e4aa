import type { PageKind } from '../../../src/lib/search/types';
import { httpDocuments } from '../../lib/httpDocuments';

const httpSections = Object.keys(httpDocuments).map((id) => `/${id}/`);

/** The kind of page at a route, for search: a page of the TypeScript API, an HTTP operation, or a guide. */
export function kindOfRoute(route: string): PageKind {
  if (route.startsWith('/api/')) return 'api';
  return httpSections.some((section) => route.startsWith(section)) ? 'http' : 'page';
}
