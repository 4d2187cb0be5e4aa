import type { BrowserContext, Page, Request } from '@playwright/test';

/** How long no request may be under way, in milliseconds. */
const quietMs = 500;

/** Requests that are under way, by page. */
const requestsOf = new WeakMap<Page, Set<Request>>();

/** Counts the requests of each page that is opened in a context from now on. */
export function watchRequests(context: BrowserContext): void {
  context.on('page', (page) => {
    const requests = new Set<Request>();
    requestsOf.set(page, requests);
    page.on('request', (request) => {
      // What the previous document was waiting for may never end.
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) requests.clear();
      requests.add(request);
    });
    page.on('requestfinished', (request) => requests.delete(request));
    page.on('requestfailed', (request) => requests.delete(request));
  });
}

/**
 * Waits until a page has requested nothing for a while and waits for nothing. Playwright's `networkidle` says so only
 * once for each document, usually before the application starts, and from then on it is reached immediately.
 */
export async function networkIdle(page: Page): Promise<void> {
  const requests = requestsOf.get(page);
  if (!requests) throw new Error("The page was opened in a context that isn't watched.");
  await new Promise<void>((resolve) => {
    let timer: NodeJS.Timeout | undefined;
    const look = () => {
      clearTimeout(timer);
      if (requests.size === 0) timer = setTimeout(end, quietMs);
    };
    const end = () => {
      clearTimeout(timer);
      for (const event of events) page.off(event as 'request', look);
      page.off('close', end);
      resolve();
    };
    const events = ['request', 'requestfinished', 'requestfailed'];
    for (const event of events) page.on(event as 'request', look);
    page.on('close', end);
    look();
  });
}
