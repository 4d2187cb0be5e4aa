import type { Page, Request } from '@playwright/test';

/**
 * Notes whatever goes wrong on a page from now on, each as one line.
 * @param root of the addresses that the page may ask for
 */
export function watchFaults(page: Page, root: string): string[] {
  const faults: string[] = [];
  // The document that made each request. Leaving it aborts what it still waits for, which isn't a fault.
  const documents = new WeakMap<Request, Request | undefined>();
  let current: Request | undefined;
  let next: Request | undefined;
  const isLeft = (request: Request) =>
    request.failure()?.errorText === 'net::ERR_ABORTED' &&
    (next !== undefined || documents.get(request) !== current);
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame() || next === undefined) return;
    current = next;
    next = undefined;
  });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      faults.push(`${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    if (!isLeft(request)) faults.push(`failed: ${request.url()} ${request.failure()?.errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) next = request;
    documents.set(request, current);
    const url = request.url();
    if (/^https?:/.test(url) && !url.startsWith(root)) faults.push(`foreign: ${url}`);
  });
  return faults;
}
