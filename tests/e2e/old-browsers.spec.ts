import { violations } from './support/axe';
import { phone, readSitemap } from './support/site';
import { test as base, expect } from './support/test';

const guide = '/functions/query-functions';

/** What an older browser than those in `browserslist` doesn't have. */
const missing: Record<string, () => void> = {
  popovers: () => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) {
      delete (HTMLElement.prototype as unknown as Record<string, unknown>)[name];
    }
  },
  'URL.canParse': () => {
    delete (URL as Partial<typeof URL>).canParse;
  },
};

const test = base.extend<{ faults: string[]; scripts: string[] }>({
  faults: async ({ page }, use) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => faults.push(message.text()));
    await use(faults);
    expect(faults).toEqual([]);
  },
  scripts: async ({ page }, use) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.js')) scripts.push(request.url());
    });
    await use(scripts);
    expect(scripts).toEqual([]);
  },
});

/** Such a browser shows popovers as the boxes that they are: below every layer of the site's own styles. */
function showPopovers(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('@layer tokens { [popover] { display: block } }');
  document.adoptedStyleSheets = [sheet];
}

for (const [feature, remove] of Object.entries(missing)) {
  test.describe(`in a browser without ${feature}`, () => {
    test.beforeEach(async ({ page, faults, scripts }) => {
      expect([faults, scripts]).toEqual([[], []]);
      await page.addInitScript(remove);
      await page.clock.install();
      await page.addInitScript(showPopovers);
    });

    test('the page stays a document, whatever the reader does', async ({ page }) => {
      await page.goto(guide);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Queries');
      const name = page.locator('.noted:visible').first();
      await name.hover();
      await name.click();
      await page.mouse.wheel(0, 600);
      await page.keyboard.press('Control+k');
      await page.keyboard.press('/');
      await page.keyboard.press('Tab');
      await page.clock.runFor(10_000);
      await expect(page.locator('html')).toHaveAttribute('data-app', 'none');
      await expect(page.locator('pre').first()).toBeVisible();
      const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
      await sidebar.getByRole('link', { name: 'Mutations' }).click();
      await expect(page).toHaveURL('/functions/mutation-functions');
    });

    test('nothing is shown that would do nothing', async ({ page }) => {
      for (const path of ['/', '/home', guide, '/quickstart/react', '/error']) {
        await page.goto(path);
        expect(await page.getByRole('button').filter({ visible: true }).count(), path).toBe(
          await page.locator('.noted:visible').count(),
        );
        expect(await page.getByRole('tab').count(), path).toBe(0);
        expect(await page.locator('[popover]:visible').count(), path).toBe(0);
      }
    });

    test('a sample can be selected and copied', async ({ page }) => {
      await page.goto(guide);
      const sample = page.locator('pre:visible').first();
      const text = await sample.evaluate((element) => {
        getSelection()?.selectAllChildren(element);
        return getSelection()?.toString();
      });
      expect(text).toContain('export const');
    });

    test('in place of the search is a link to a list of all pages', async ({ page, request }) => {
      const paths = await readSitemap(request);
      for (const viewport of [null, phone]) {
        if (viewport) await page.setViewportSize(viewport);
        await page.goto(guide);
        const search = page.getByRole('banner').getByRole('link', { name: 'All pages' });
        await search.click();
        await expect(page).toHaveURL('/all-pages');
      }
      expect(await violations(page)).toEqual([]);
      const links = page.getByRole('main').getByRole('link');
      const listed = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(new Set(listed)).toEqual(new Set(paths.filter((path) => path !== '/')));
      await links.filter({ hasText: 'Mutations' }).first().click();
      await expect(page).toHaveURL('/functions/mutation-functions');
    });

    test('on a phone the sidebar follows the page', async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto(guide);
      const main = await page.getByRole('main').boundingBox();
      const sidebar = await page.getByRole('navigation', { name: 'Docs sidebar' }).boundingBox();
      expect(sidebar?.y).toBeGreaterThanOrEqual((main?.y ?? 0) + (main?.height ?? 0));
    });
  });
}
