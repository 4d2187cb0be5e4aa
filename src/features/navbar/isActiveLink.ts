import type { Props as LinkProps } from '@docusaurus/Link';
import { routeOf } from '@site/src/lib/routeOf';

/** What decides whether a navbar link is the active one. */
export interface LinkTarget {
  /** A path of the site. */
  to?: string;
  /** The link is also active on this path and all paths below it. */
  activeBasePath?: string;
  /** Overrides the paths; the version items use it. */
  isActive?: LinkProps['isActive'];
}

type Location = Parameters<NonNullable<LinkTarget['isActive']>>[1];

/** Whether a path is a route or below it; nothing is below the root. */
function isWithin(path: string, route: string): boolean {
  return path === route || (route !== '/' && path.startsWith(`${route}/`));
}

/** Whether a navbar item links to the open page or to a page above it. */
export function isActiveLink(item: LinkTarget, location: Location, baseUrl: string): boolean {
  const { to, activeBasePath = to?.split(/[?#]/)[0], isActive } = item;
  if (isActive) return isActive(null, location);
  if (activeBasePath === undefined) return false;
  return isWithin(routeOf(location.pathname, baseUrl), routeOf(activeBasePath, baseUrl));
}
