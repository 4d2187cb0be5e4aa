import type { ClientModule } from '@docusaurus/types';

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

let id: Promise<string | undefined> = Promise.resolve(undefined);

/** Announces analytics' id for the reader; undefined when analytics could not start. */
export function setAnalyticsId(promise: Promise<string | undefined>): void {
  id = promise;
}

/** The reader's id, once analytics has started; undefined if no service announces one. */
export const analyticsId = (): Promise<string | undefined> => id;

/** Every event by name, with its arguments; dashboards and reports outside this repository rely on these names. */
export interface EventMap {
  /** A document was loaded, as opposed to a route change within the application. */
  'view doc load': { path: string };
  /** The first page, and every change of the pathname after it. */
  $pageview: Record<string, never>;
  /** Every update of the route, changes of the query and the hash included. */
  'view doc': { path: string };
  /** Once per page, when it is scrolled past 300 px. */
  'scroll doc': { path: string };
  /** A change of the address after the first page; `page_path` is the pathname with query and hash. */
  page_view: { page_path: string };
  'page feedback': { path: string; isHelpful: boolean };
}

type EventName = keyof EventMap;

/** A service's handlers, one for each event it wants. */
export type EventHandlers = { [Name in EventName]?: (args: EventMap[Name]) => void };

const subscribers: EventHandlers[] = [];

export function subscribeToEvents(handlers: EventHandlers): void {
  subscribers.push(handlers);
}

/** Whether a service takes an event now. */
export function isTracked(event: EventName): boolean {
  return subscribers.some((handlers) => handlers[event] !== undefined);
}

/** Passes an event to every service that wants it; a service that throws doesn't keep it from the others. */
export function track<Name extends EventName>(event: Name, args: EventMap[Name]): void {
  for (const handlers of subscribers) {
    try {
      handlers[event]?.(args);
    } catch (error) {
      console.warn(`The event '${event}' could not be sent.`, error);
    }
  }
}

/** Longest wait for an idle moment, in milliseconds. */
const timeoutMs = 5000;

/** Calls back once the document is loaded and the browser is idle. */
export function whenIdle(callback: () => void): void {
  const wait = () => {
    // Safari doesn't support it.
    if (window.requestIdleCallback) window.requestIdleCallback(callback, { timeout: timeoutMs });
    else setTimeout(callback, 200);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
