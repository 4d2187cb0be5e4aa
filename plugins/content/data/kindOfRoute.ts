import type { PageKind } from '../../../src/lib/search/types';
import { httpDocuments } from './httpDocuments';

const httpSections = Object.keys(httpDocuments).map((id) => `/${id}/`);

/** The kind of page at a route, for search: of the TypeScript API, an HTTP operation, code for errors, or a guide. */
export function kindOfRoute(route: string): PageKind {
  if (route.startsWith('/api/')) return 'api';
  if (route === '/error') return 'errors';
  if (route.startsWith('/error/')) return 'details';
  return httpSections.some((section) => route.startsWith(section)) ? 'http' : 'page';
}
