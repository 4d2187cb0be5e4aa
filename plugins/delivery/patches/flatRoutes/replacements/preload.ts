import preload from '@docusaurus/core/lib/client/preload.js';
// In `main`, or the file of each page would bring a copy.
import '../../sidebarSections/sections';
import { loadRoute } from '../loadRoute';

declare global {
  /** Whether one start of the application has its page; the loader may have run the scripts more than once. */
  var hasApplication: boolean | undefined;
}

let isStart = true;

/** Docusaurus' own `preload`, once the route is in the table. */
export default async function preloadRoute(pathname: string): Promise<unknown> {
  await loadRoute(pathname);
  const loaded = await preload(pathname);
  // A start that the loader has given up can still get what it waits for (a page's file),
  // before or after the start of the next press. The first to have all of it renders, the other never does.
  if (isStart && globalThis.hasApplication) return new Promise(() => {});
  isStart = false;
  globalThis.hasApplication = true;
  return loaded;
}
