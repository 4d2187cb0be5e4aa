import { routeOf } from '@site/src/lib/routeOf';
import type { LinkItemProps } from './LinkItem';

type Target = Pick<LinkItemProps, 'to' | 'activeBasePath' | 'isActive'>;
type Location = Parameters<NonNullable<Target['isActive']>>[1];

/** Whether a path is the page at a route or lies below it; nothing lies below the root. */
function isWithin(path: string, route: string): boolean {
  return path === route || (route !== '/' && path.startsWith(`${route}/`));
}

/**
 * Whether an item of the navbar leads to the open page, or to one above it. An item may decide by itself, as
 * those of versions do.
 */
export function leadsHere(item: Target, location: Location, baseUrl: string): boolean {
  const { to, activeBasePath = to?.split(/[?#]/)[0], isActive } = item;
  if (isActive) return isActive(null, location);
  if (activeBasePath === undefined) return false;
  return isWithin(routeOf(location.pathname, baseUrl), routeOf(activeBasePath, baseUrl));
}
