import { type BrowserContext, test as base, expect } from '@playwright/test';
import { watchRequests } from './networkIdle';

export { expect };

/** What browsers have reported about the pages' policies during the test, by context, in words. */
const reports = new Map<BrowserContext, string[]>();

const isReport = /Content[- ]Security[- ]Policy|Permissions[- ]Policy|Trusted(?:HTML|Script)/i;

/**
 * Collects what violates the pages' policies in a context, and counts its requests. The test's own context is watched
 * anyway.
 */
function watchContext(context: BrowserContext): void {
  if (reports.has(context)) return;
  watchRequests(context);
  const found: string[] = [];
  reports.set(context, found);
  context.on('console', (message) => {
    if (isReport.test(message.text())) found.push(`${message.page()?.url()} ${message.text()}`);
  });
  context.on('close', () => {
    // The next test reads only its own.
    if (found.length === 0) reports.delete(context);
  });
}

/** Takes the violations that a test causes on purpose in a context, which would otherwise fail it. */
export function takeViolations(context: BrowserContext): string[] {
  return reports.get(context)?.splice(0) ?? [];
}

/** Playwright's `test`, which also fails when a page in any context violates its policy. */
export const test = base.extend<{ policies: undefined }>({
  policies: [
    async ({ browser }, use) => {
      for (const found of reports.values()) found.splice(0);
      browser.contexts().forEach(watchContext);
      browser.on('context', watchContext);
      await use(undefined);
      browser.off('context', watchContext);
      const violations = [...reports.values()].flat();
      expect(violations, 'violations of the policies of pages').toEqual([]);
    },
    { auto: true },
  ],
});
