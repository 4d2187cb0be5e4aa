import { violations } from './support/axe';
import { desktop, expectNotFound, holdStart, open, phone } from './support/site';
import { expect, test } from './support/test';

const sizes = { desktop, phone };
const themes = ['light', 'dark'] as const;
/** Pages of each kind, which the walk over all pages sees in one theme and size only. */
const kinds = [
  '/',
  '/home',
  '/tutorial',
  '/quickstart/react',
  '/functions',
  '/functions/query-functions',
  '/error',
  '/api/classes/react.ConvexReactClient',
  '/management-api/delete-project',
];

for (const [name, viewport] of Object.entries(sizes)) {
  for (const theme of themes) {
    test.describe(`${name}, ${theme}`, () => {
      test.use({ viewport });

      test('pages of each kind have no violation, including folded content', async ({ page }) => {
        await holdStart(page);
        for (const path of kinds) {
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
        await expectNotFound(page);
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
