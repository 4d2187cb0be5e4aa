import { setConnection } from '../../browser/support/site';
import { expect, test } from '../../browser/support/test';

const guide = '/functions/query-functions';

/** Nothing is prefetched on such a connection. */
test.beforeEach(({ page }) => setConnection(page, { saveData: true, effectiveType: '4g' }));

for (const path of ['/', guide, '/error']) {
  test(`the head of ${path} is never incomplete during a slow start`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.goto(path);
    await page.evaluate(() => {
      const needed = ['title', '[name=description]', '[rel=canonical]', '[property="og:title"]'];
      const missing = new Set<string>();
      Object.assign(window, { missing });
      const look = () => {
        for (const tag of needed) if (!document.head.querySelector(tag)) missing.add(tag);
      };
      look();
      new MutationObserver(look).observe(document.head, { childList: true, subtree: true });
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.locator('body').dispatchEvent('pointerover');
    await expect(page.locator('html')).toHaveAttribute('data-app', 'active', { timeout: 60_000 });
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    // Tags that are replaced after the start are replaced by then.
    await page.waitForTimeout(500);
    expect(
      await page.evaluate(() => [...(window as never as { missing: string[] }).missing]),
    ).toEqual([]);
  });
}
