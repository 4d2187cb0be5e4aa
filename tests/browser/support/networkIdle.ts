import type { BrowserContext, Page, Request } from '@playwright/test';

/** How long no request may be under way, in milliseconds. */
const quietMs = 200;

interface Traffic {
  /** Requests that are under way. */
  requests: Set<Request>;
  /** When the last one began or ended, as `Date.now` says. */
  changed: number;
}

const trafficOf = new WeakMap<Page, Traffic>();

/** Counts the requests of each page that is opened in a context from now on. */
export function watchRequests(context: BrowserContext): void {
  context.on('page', (page) => {
    const traffic: Traffic = { requests: new Set(), changed: Date.now() };
    const { requests } = traffic;
    trafficOf.set(page, traffic);
    const end = (request: Request) => {
      requests.delete(request);
      traffic.changed = Date.now();
    };
    page.on('request', (request) => {
      // What the previous document was waiting for may never end.
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) requests.clear();
      requests.add(request);
      traffic.changed = Date.now();
    });
    page.on('requestfinished', end);
    page.on('requestfailed', end);
  });
}

/**
 * Waits until a page has requested nothing for a while and waits for nothing. Playwright's `networkidle` says so only
 * once for each document, usually before the application starts, and from then on it is reached immediately.
 */
export async function networkIdle(page: Page): Promise<void> {
  const traffic = trafficOf.get(page);
  if (!traffic) throw new Error("The page was opened in a context that isn't watched.");
  while (!page.isClosed()) {
    const left = traffic.requests.size > 0 ? quietMs : traffic.changed + quietMs - Date.now();
    if (left <= 0) return;
    await new Promise((resolve) => setTimeout(resolve, Math.min(left, 50)));
  }
}
