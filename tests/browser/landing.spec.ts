import { run, windowOf } from './support/live';
import { heading, hold, phone, setConnection, sidebar } from './support/site';
import { expect, test } from './support/test';

test('the landing page fits one screen', async ({ page }) => {
  for (const viewport of [{ width: 1440, height: 900 }, phone]) {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await expect(page.locator('[data-search-button]').filter({ visible: true })).toHaveCount(1);
    await expect(sidebar(page)).toHaveCount(0);
    const main = page.getByRole('main');
    for (const part of [
      heading(page),
      main.getByText('Convex is a database, server functions and client libraries'),
      main.getByRole('link', { name: 'New to Convex' }),
      main.getByRole('link', { name: 'Start the tutorial' }),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
  }
});

test('its demo is a preview until a click, also before the start', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const release = await hold(page);
  await setConnection(page, { saveData: true });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const preview = page.locator('[inert]').filter({ hasText: 'Window 2' });
  await expect(preview.getByText('Book the venue')).toHaveCount(2);
  const next = page.getByRole('heading', { name: 'Community' });
  const top = () => next.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  const before = await top();
  const frame = await run(page);
  expect(requests.filter((path) => path.includes('/live/'))).toEqual([]);
  release();
  const box = (number: 1 | 2) =>
    windowOf(frame, number).getByRole('checkbox', { name: 'Book the venue' });
  await expect(box(2)).not.toBeChecked();
  await box(1).click();
  await expect(box(2)).toBeChecked();
  await expect.poll(top).toBe(before);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(preview).toBeVisible();
});
