import type { Page } from '@playwright/test';
import { axeViolations } from '../../browser/support/axe';
import { networkIdle } from '../../browser/support/networkIdle';
import { holdStart } from '../../browser/support/site';
import { expect } from '../../browser/support/test';
import { bannerOf, openActive } from './support/banner';
import { fakeHosts, requestsTo, test } from './support/hosts';

const path = '/functions/query-functions';

const askButton = (page: Page) => page.getByRole('button', { name: 'Ask AI' });

/** What the fake of the widget's script has noted. */
interface WidgetWindow {
  widgetScript?: HTMLScriptElement;
  widgetSettings?: { user: { uniqueClientId: string } };
  widgetOpened?: object[];
}

const opened = (page: Page) =>
  page.evaluate(() => (window as unknown as WidgetWindow).widgetOpened ?? []);

test.describe('the widget', () => {
  const loads = () => requestsTo('widget').map(({ url }) => url);
  const source = 'https://widget.kapa.ai/kapa-widget.bundle.js';

  test('is loaded when the reader points at the button, as in the contract', async ({ page }) => {
    await holdStart(page);
    await openActive(page, path);
    await networkIdle(page);
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

  test('is loaded after 5 s of idle', async ({ page }) => {
    await page.clock.install();
    await openActive(page, path);
    expect(loads()).toEqual([]);
    await page.clock.runFor(7000);
    await expect.poll(loads).toEqual([source]);
  });

  test('the attribute for cookies follows consent, the id is passed before', async ({ page }) => {
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

for (const behavior of ['blocked', 'garbage', 'slow'] as const) {
  test(`a widget that is ${behavior} is replaced by own answers`, async ({ page, context }) => {
    await fakeHosts(context, { widget: behavior });
    await openActive(page, path);
    await askButton(page).click();
    const panel = page.getByRole('dialog', { name: 'Ask AI' });
    await expect(panel).toBeVisible({ timeout: 15_000 });
    await expect(panel.getByText(/^The assistant could not be loaded\./)).toHaveCount(1);
    await panel.getByRole('textbox').fill('How do I add an index?');
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('listitem').first()).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });
}
