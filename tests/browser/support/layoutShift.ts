import type { Page } from '@playwright/test';

/**
 * The sum of all layout shifts of the page so far.
 * @param milliseconds how long reports of them are waited for
 */
export function layoutShift(page: Page, milliseconds: number): Promise<number> {
  return page.evaluate(
    (wait) =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), wait);
      }),
    milliseconds,
  );
}
