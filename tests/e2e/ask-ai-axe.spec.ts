import type { Page } from '@playwright/test';
import { violations } from './support/axe';
import { desktop, open, phone } from './support/site';
import { expect, test } from './support/test';

const sizes = { desktop, phone };

const panel = (page: Page) => page.getByRole('dialog', { name: 'Ask AI' });

async function ask(page: Page, question: string): Promise<void> {
  await panel(page).getByRole('textbox').fill(question);
  await page.keyboard.press('Enter');
}

for (const [size, viewport] of Object.entries(sizes)) {
  for (const theme of ['light', 'dark'] as const) {
    test.describe(`the Ask AI panel, ${size}, ${theme}`, () => {
      test.use({ viewport });

      test('has no violation: empty, with passages, without one, and after a failure', async ({
        page,
      }) => {
        await open(page, `/functions?docusaurus-theme=${theme}`);
        await page.getByRole('button', { name: 'Ask AI' }).click();
        await expect(panel(page)).toBeVisible();
        expect.soft(await violations(page), 'empty').toEqual([]);

        await page.route('**/search-index/**', (route) => route.abort());
        await ask(page, 'index');
        await expect(panel(page).getByRole('button', { name: 'Try again' })).toBeVisible();
        expect.soft(await violations(page), 'failed').toEqual([]);
        await page.unroute('**/search-index/**');

        await ask(page, 'How do I add an index?');
        await expect(panel(page).getByRole('button', { name: 'Copy as prompt' })).toBeVisible();
        expect.soft(await violations(page), 'passages').toEqual([]);

        await ask(page, 'qqqq');
        await expect(panel(page).getByText('This is not in these docs.')).toBeVisible();
        expect.soft(await violations(page), 'no passage').toEqual([]);
      });
    });
  }
}
