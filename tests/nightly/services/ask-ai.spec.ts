import type { Page } from '@playwright/test';
import { violations } from '../e2e/support/axe';
import { expect, test } from '../e2e/support/test';
import { bannerOf, openActive } from './services/banner';
import { fakeHosts, type OutsideRequest, requestsTo } from './services/hosts';

const path = '/functions/query-functions';

const askButton = (page: Page) => page.getByRole('button', { name: 'Ask AI' });

/** What the stand-in for the widget's script has noted. */
interface WidgetWindow {
  widgetScript?: HTMLScriptElement;
  widgetSettings?: { user: { uniqueClientId: string } };
  widgetOpened?: object[];
}

const opened = (page: Page) =>
  page.evaluate(() => (window as unknown as WidgetWindow).widgetOpened ?? []);

/** Has the application not load the widget by itself after 5 s. */
async function withoutIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const original = window.setTimeout as (...args: unknown[]) => number;
    Object.assign(window, {
      setTimeout: (...args: unknown[]) => (args[1] === 5000 ? 0 : original(...args)),
    });
  });
}

test.describe('the widget', () => {
  let requests: OutsideRequest[] = [];
  test.beforeEach(async ({ context }) => {
    requests = await fakeHosts(context);
  });
  const loads = () => requestsTo(requests, 'widget').map(({ url }) => url);
  const source = 'https://widget.kapa.ai/kapa-widget.bundle.js';

  test('is not loaded before the reader shows intent, then once, with every attribute of the contract', async ({
    page,
  }) => {
    await withoutIdle(page);
    await openActive(page, path);
    // Long enough for a request of something that starts by itself.
    await page.waitForTimeout(1500);
    expect(loads()).toEqual([]);
    await askButton(page).hover();
    await expect.poll(loads).toEqual([source]);
    await expect.poll(() => page.evaluate(() => 'Kapa' in window)).toBe(true);
    const attributes = await page.evaluate(() => {
      const { attributes: all } = (window as unknown as WidgetWindow).widgetScript as Element;
      return Object.fromEntries([...all].map(({ name, value }) => [name, value]));
    });
    expect(attributes).toEqual({
      async: '',
      src: source,
      'data-website-id': 'full-website',
      'data-project-name': 'Convex',
      'data-project-color': '#8d2676',
      'data-project-logo': 'https://docs.convex.dev/favicon.svg',
      'data-button-hide': 'true',
      'data-modal-override-open-class': 'js-launch-ask-ai',
      'data-user-analytics-fingerprint-enabled': 'true',
      'data-render-on-load': 'true',
      'data-user-analytics-cookie-enabled': 'false',
    });
    await expect(askButton(page)).toHaveClass(/js-launch-ask-ai/);
    await askButton(page).click();
    await expect.poll(() => opened(page)).toEqual([{ mode: 'ai' }]);
    expect(loads()).toHaveLength(1);
  });

  for (const intent of ['focus', 'touch'] as const) {
    test(`is loaded on ${intent}`, async ({ page }) => {
      await withoutIdle(page);
      await openActive(page, path);
      if (intent === 'focus') await askButton(page).focus();
      else await askButton(page).dispatchEvent('pointerover', { pointerType: 'touch' });
      await expect.poll(loads).toEqual([source]);
    });
  }

  test('is loaded after 5 s of idle', async ({ page }) => {
    await openActive(page, path);
    expect(loads()).toEqual([]);
    await expect.poll(loads, { timeout: 12_000 }).toEqual([source]);
  });

  test('a click before it is ready shows progress, and opens it when it is', async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(source, async (route) => {
      await released;
      await route.fallback();
    });
    await openActive(page, path);
    await askButton(page).click();
    await expect(askButton(page)).toHaveAttribute('aria-busy', 'true');
    release();
    await expect.poll(() => opened(page)).toEqual([{ mode: 'ai' }]);
    await expect(askButton(page)).not.toHaveAttribute('aria-busy');
  });

  test('a click before the application runs opens it too', async ({ page }) => {
    await page.goto(path, { waitUntil: 'commit' });
    await askButton(page).click();
    await expect.poll(() => opened(page), { timeout: 15_000 }).toEqual([{ mode: 'ai' }]);
  });

  test('the attribute for cookies follows consent, and the analytics id is passed before', async ({
    page,
  }) => {
    const flag = () =>
      page.evaluate(() =>
        (window as unknown as WidgetWindow).widgetScript?.getAttribute(
          'data-user-analytics-cookie-enabled',
        ),
      );
    await openActive(page, path);
    await askButton(page).hover();
    await expect.poll(flag).toBe('false');
    expect(
      await page.evaluate(
        () => (window as unknown as WidgetWindow).widgetSettings?.user.uniqueClientId,
      ),
    ).toMatch(/^[\da-f-]{30,}$/);
    await bannerOf(page).getByRole('button', { name: 'Accept' }).click();
    await expect.poll(flag).toBe('true');
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await bannerOf(page).getByRole('button', { name: 'Decline' }).click();
    await expect.poll(flag).toBe('false');
  });
});

for (const behavior of ['blocked', 'failing', 'garbage', 'slow'] as const) {
  test(`a widget that is ${behavior} is replaced by the embedded answers, with one line that says so`, async ({
    page,
    context,
  }) => {
    await fakeHosts(context, { widget: behavior });
    await openActive(page, path);
    await askButton(page).click();
    const panel = page.getByRole('dialog', { name: 'Ask AI' });
    await expect(panel).toBeVisible({ timeout: 15_000 });
    await expect(panel.getByText(/^The assistant could not be loaded\./)).toHaveCount(1);
    await panel.getByRole('textbox').fill('How do I add an index?');
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('button', { name: 'Copy as prompt' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}
