import { heading, open, phone, readSitemap } from '../../browser/support/site';
import { expect, test } from '../../browser/support/test';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('steps have their numbers and a line that ties them together, and the tutorial counts on', async ({
    page,
  }) => {
    for (const viewport of [{ width: 1440, height: 900 }, phone]) {
      await page.setViewportSize(viewport);
      await page.goto('/quickstart/react');
      const steps = page.getByRole('article').locator('section');
      expect(await steps.count()).toBe(10);
      const drawn = await steps.nth(2).evaluate((step) => {
        const number = getComputedStyle(step, '::before');
        const line = getComputedStyle(step, '::after');
        const { counterIncrement, paddingLeft } = getComputedStyle(step);
        const isBesideText = Number.parseFloat(number.width) <= Number.parseFloat(paddingLeft);
        return [number.content, counterIncrement, isBesideText, line.position, line.width];
      });
      expect(drawn).toEqual(['counter(step)', 'step 1', true, 'absolute', '2px']);
    }
    await page.goto('/tutorial');
    const resets = await page
      .getByRole('article')
      .locator('div:has(> section)')
      .evaluateAll((lists) => lists.map((list) => getComputedStyle(list).counterReset));
    expect(resets.length).toBeGreaterThan(1);
    expect(resets).toEqual(resets.map((_, index) => (index === 0 ? 'step 0' : 'none')));
  });
});

test('every quickstart and every part of the tutorial shows what a reader should see', async ({
  page,
  request,
}) => {
  const paths = (await readSitemap(request)).filter((path) =>
    /^\/(quickstart|tutorial)\b/.test(path),
  );
  expect(paths.length).toBeGreaterThanOrEqual(18);
  for (const path of paths) {
    await page.goto(path);
    const checkpoints = page.getByRole('note').filter({ hasText: /^You should see/ });
    if (path.startsWith('/quickstart/')) {
      expect(await checkpoints.count(), path).toBeGreaterThanOrEqual(5);
      await expect(page.getByRole('img', { name: 'The finished' })).toBeVisible();
    } else expect(await checkpoints.count(), path).toBeGreaterThanOrEqual(3);
    await expect(checkpoints.filter({ hasText: 'Convex functions ready!' }).first()).toBeVisible();
  }
});

test('the learning paths of the landing page are lists of pages with minutes, in order', async ({
  page,
  request,
}) => {
  const paths = await readSitemap(request);
  for (const [link, title] of [
    ['New to Convex', 'New to Convex'],
    ['From Firebase, Supabase or SQL', 'Coming from Firebase, Supabase or SQL'],
    ['Going live', 'Going live'],
  ] as const) {
    await open(page, '/');
    await page.getByRole('main').getByRole('link', { name: link }).click();
    await expect(heading(page)).toBeVisible();
    const list = page.getByRole('heading', { name: title });
    await expect(list).toBeInViewport();
    const steps = await list.locator('xpath=following-sibling::ol[1]/li').all();
    expect(steps.length).toBeGreaterThanOrEqual(5);
    for (const step of steps) {
      await expect(step).toHaveText(/\(\d+ minutes\)\. [A-Z]/);
      const href = await step.getByRole('link').first().getAttribute('href');
      expect(paths).toContain(href?.split('#')[0]);
    }
  }
});
