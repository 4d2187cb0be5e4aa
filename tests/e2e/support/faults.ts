import type { Page } from '@playwright/test';

/** Notes whatever goes wrong on a page from now on, each as one line. */
export function watchFaults(page: Page, origin: string): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      faults.push(`${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    faults.push(`failed: ${request.url()} ${request.failure()?.errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const { protocol, origin: from } = new URL(request.url());
    if (/^https?:$/.test(protocol) && from !== origin) faults.push(`foreign: ${request.url()}`);
  });
  return faults;
}
