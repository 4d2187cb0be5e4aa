import { dialog, openSearch, search } from './support/search';
import { colorMode, html, open } from './support/site';
import { expect, test } from './support/test';

const path = '/functions/query-functions';

/** The ways a browser refuses its storage. */
const faults: Record<string, () => void> = {
  'may not be touched': () => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  },
  'is switched off': () => {
    Object.defineProperty(window, 'localStorage', { value: null, configurable: true });
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
};

for (const [fault, breakStorage] of Object.entries(faults)) {
  test(`storage that ${fault} causes one warning, and everything works`, async ({ page }) => {
    const said: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) said.push(message.text());
    });
    page.on('pageerror', ({ message }) => said.push(message));
    await page.addInitScript(breakStorage);
    await open(page, path);
    await colorMode(page).click();
    await colorMode(page).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    const javaScript = page.getByRole('article').getByRole('button', { name: 'JS' }).first();
    await javaScript.click();
    await openSearch(page);
    await search(page, 'realtime');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).not.toHaveURL(path);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await expect(javaScript).toHaveAttribute('aria-pressed', 'true');
    expect(said).toEqual([expect.stringMatching(/^Browser storage is not available/)]);
  });
}
