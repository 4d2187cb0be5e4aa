import type { Page } from '@playwright/test';
import { dialog, openSearch, search } from './support/search';
import { open } from './support/site';
import { expect, test } from './support/test';

const path = '/functions/query-functions';

/** The ways a browser refuses its storage, as scripts that run before the page's own. */
const faults: Record<string, () => void> = {
  'may not be touched': () => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  },
  'is switched off': () => {
    Object.defineProperty(window, 'localStorage', { get: () => null });
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  'throws at every call': () => {
    const refuse = () => {
      throw new DOMException('The database is broken.', 'UnknownError');
    };
    Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse, removeItem: refuse });
  },
};

/** Everything that remembers something: color mode, language of code, recent searches. */
async function usePreferences(page: Page): Promise<void> {
  const colorMode = page.getByRole('button', { name: /Switch between dark and light mode/ });
  await colorMode.click();
  await colorMode.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const javaScript = page.getByRole('article').getByRole('button', { name: 'JS' }).first();
  await javaScript.click();
  await expect(javaScript).toHaveAttribute('aria-pressed', 'true');
  await openSearch(page);
  await search(page, 'realtime');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(path);
}

for (const [fault, breakStorage] of Object.entries(faults)) {
  test(`storage that ${fault} causes one warning, and everything works during the visit`, async ({
    page,
  }) => {
    const said: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) said.push(message.text());
    });
    page.on('pageerror', ({ message }) => said.push(message));
    await page.addInitScript(breakStorage);
    await open(page, path);
    await usePreferences(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(
      page.getByRole('article').getByRole('button', { name: 'JS' }).first(),
    ).toHaveAttribute('aria-pressed', 'true');
    expect(said).toEqual([expect.stringMatching(/^Browser storage is not available/)]);
  });
}
