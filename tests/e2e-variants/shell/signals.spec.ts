// cspell:ignore qwertz uiop
import type { Page } from '@playwright/test';
import { violations } from '../../e2e/support/axe';
import { dialog, search } from '../../e2e/support/search';
import { expectActive, holdStart, open, phone } from '../../e2e/support/site';
import { expect, test } from '../../e2e/support/test';

interface Sent {
  address: string;
  body: Record<string, string>;
}

const question = (page: Page, name = 'Was this page helpful?') => page.getByRole('group', { name });
const press = (page: Page, name: string) =>
  question(page).getByRole('button', { name, exact: true }).click();

/** Keeps what the page would send: here no Worker takes it. */
async function collect(page: Page): Promise<() => Promise<Sent[]>> {
  await page.addInitScript(() => {
    const sent: Promise<unknown>[] = [];
    Object.assign(window, { sent });
    navigator.sendBeacon = (address, body) => {
      const text = (body as Blob).text();
      sent.push(text.then((json) => ({ address, body: JSON.parse(json) })));
      return true;
    };
  });
  return () => page.evaluate(() => Promise.all((window as unknown as { sent: Sent[] }).sent));
}

test('the first press on the question starts the application, and a No asks for the reason', async ({
  page,
}) => {
  const sent = await collect(page);
  await page.setViewportSize(phone);
  await holdStart(page);
  await page.goto('/guide/one');
  await press(page, 'No');
  await expect(page.getByText('What should be better?')).toBeFocused();
  await page.getByRole('button', { name: 'Hard to understand' }).click();
  await expect(page.getByText('Thanks for your answer.')).toBeFocused();
  const signal = (detail: string) => ({
    address: '/signals',
    body: { kind: 'helpful', subject: '/guide/one', detail },
  });
  await expect.poll(sent).toEqual([signal('no'), signal('unclear')]);
});

test('a search that led nowhere is counted when the dialog closes, without what could name someone', async ({
  page,
}) => {
  const sent = await collect(page);
  // The navbar of this site has no search.
  await page.goto('/nowhere');
  await expectActive(page);
  const found = async (query: string) => {
    await page
      .getByRole('main')
      .getByRole('button', { name: /search/i })
      .click();
    await search(page, query);
    await expect(
      dialog(page).getByText(`No results for “${query}”`, { exact: true }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  };
  await found('anna@example.com');
  await found('Qwertz Uiop');
  const body = { kind: 'search', subject: 'qwertz uiop', detail: 'none' };
  await expect.poll(sent).toEqual([{ address: '/signals', body }]);
});

test('a browser that asks not to be counted sends nothing, and the reader is told so', async ({
  page,
}) => {
  const sent = await collect(page);
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
  await open(page, '/guide/one');
  await press(page, 'Yes');
  await expect(page.getByText('nothing was sent')).toBeVisible();
  expect(await sent()).toEqual([]);
});

test('the footer leads to a page that says what is counted', async ({ page }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') outside.push(request.url());
  });
  await open(page, '/guide/one');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'What we count' }).click();
  await expect(page).toHaveURL('/what-we-count');
  await expect(page.getByText('deleted after 90 days')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(outside).toEqual([]);
});
