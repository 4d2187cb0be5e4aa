import preload from '@docusaurus/core/lib/client/preload.js';
// In `main`, so that no shard brings a copy.
import '../../sidebarSections/sections';
import { loadRoute } from '../loadRoute';

/** Docusaurus' own `preload`, once the route is in the table. */
export default async function preloadRoute(pathname: string): Promise<unknown> {
  await loadRoute(pathname);
  return preload(pathname);
}
