import { expect, test } from '@playwright/test';
import { violations } from './support/axe';
import {
  expectActive,
  expectDocument,
  holdStart,
  open,
  phone,
  readShare,
  start,
} from './support/site';

const sizes = { desktop: { width: 1280, height: 800 }, phone };
const themes = ['light', 'dark'] as const;
/** Tests among which the pages are shared, for each size and theme. */
const shares = 4;

for (const [name, viewport] of Object.entries(sizes)) {
  for (const theme of themes) {
    test.describe(`${name}, ${theme}`, () => {
      test.use({ viewport });

      for (let share = 0; share < shares; share += 1) {
        test(`pages have no violation before and after the start, share ${share + 1} of ${shares}`, async ({
          page,
          request,
        }) => {
          test.setTimeout(180_000);
          await holdStart(page);
          for (const path of await readShare(request, share, shares)) {
            await page.goto(`${path}?docusaurus-theme=${theme}`);
            const html = page.locator('html');
            await expect(html).toHaveAttribute('data-theme', theme);
            await expectDocument(page);
            expect.soft(await violations(page), `${path} before the start`).toEqual([]);

            await start(page);
            await expect(html).toHaveAttribute('data-theme', theme);
            expect.soft(await violations(page), `${path} after the start`).toEqual([]);
          }
        });
      }

      test('what is folded has no violation either', async ({ page }) => {
        await holdStart(page);
        for (const path of ['/functions', '/quickstart/react']) {
          await page.goto(`${path}?docusaurus-theme=${theme}`);
          await page.evaluate(() => {
            for (const details of document.querySelectorAll('details')) details.open = true;
            for (const panel of document.querySelectorAll<HTMLElement>('[role=tabpanel]')) {
              panel.hidden = false;
            }
          });
          expect.soft(await violations(page), path).toEqual([]);
        }
      });

      test('the not-found page has no violation', async ({ page }) => {
        await page.goto(`/no/such/page?docusaurus-theme=${theme}`);
        await expectActive(page);
        await expect(page.locator('main li a').nth(3)).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });
    });
  }
}

for (const theme of themes) {
  test.describe(`open menu, ${theme}`, () => {
    test.use({ viewport: phone });

    test('neither of its panels has a violation', async ({ page }) => {
      await open(page, `/functions?docusaurus-theme=${theme}`);
      await page.getByRole('button', { name: 'Open the menu' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Back to main menu' }).click();
      expect(await violations(page)).toEqual([]);
    });
  });
}
