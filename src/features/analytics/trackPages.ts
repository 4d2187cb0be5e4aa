import type { ClientModule } from '@docusaurus/types';
import { track } from './track';

/** How far a page has to be scrolled to count as read, in pixels. */
const scrollThreshold = 300;

let isScrollTracked = false;

function trackScroll() {
  if (isScrollTracked || window.scrollY <= scrollThreshold) return;
  isScrollTracked = true;
  track('scroll doc', { path: window.location.pathname });
}

/** Tracks the load of the document, and how far pages are scrolled from now on. */
export function trackLoad(): void {
  track('view doc load', { path: window.location.pathname });
  addEventListener('scroll', trackScroll, { passive: true });
}

type RouteUpdate = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];

export function trackRoute({ location, previousLocation }: RouteUpdate): void {
  const addressOf = ({ pathname, search, hash }: RouteUpdate['location']) =>
    pathname + search + hash;
  const path = location.pathname;
  const isNewPath = path !== previousLocation?.pathname;
  if (isNewPath) isScrollTracked = false;
  // A moment later the document has its new title (https://github.com/facebook/docusaurus/issues/7420).
  setTimeout(() => {
    track('view doc', { path });
    if (isNewPath) track('$pageview', {});
    const page_path = addressOf(location);
    if (previousLocation && page_path !== addressOf(previousLocation)) {
      track('page_view', { page_path });
    }
    // The page may have been scrolled before the application started.
    trackScroll();
  });
}
