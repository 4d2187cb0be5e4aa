import type { Locator, Page } from '@playwright/test';
import { axeViolations } from '../../browser/support/axe';
import { expectDocument, phone, start } from '../../browser/support/site';
import { expect, test } from '../../browser/support/test';

const path = '/understanding';
const figureOf = (page: Page) => page.getByRole('article').getByRole('figure').first();
const step = (figure: Locator, name: RegExp | string) => figure.getByRole('radio', { name });

/** The steps whose arrows and numbers have their full strength, in order. */
function shown(figure: Locator): Promise<string> {
  return figure.locator('[data-step]').evaluateAll((parts) => {
    const strong = parts.filter((part) => getComputedStyle(part).opacity === '1');
    const steps = strong.flatMap((part) => part.getAttribute('data-step')?.split(' ') ?? []);
    return [...new Set(steps)].sort().join(' ');
  });
}

test('choosing a step of a figure fades the others, by pointer and keyboard, without scripts', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, viewport: phone, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(path);
  const figure = figureOf(page);
  const all = step(figure, 'Show all');
  expect(await shown(figure)).toBe('1 2 3 4 5 6');
  await expect(all).toBeHidden();
  await expect(figure.locator('label')).toHaveCount(7);
  for (const label of await figure.locator('label').all()) {
    expect((await label.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }

  const height = (await figure.boundingBox())?.height;
  await figure.getByText('A user calls').click();
  expect(await shown(figure)).toBe('4');
  await expect(step(figure, /^A user calls/)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  expect(await shown(figure)).toBe('5');
  await page.emulateMedia({ media: 'print' });
  expect(await shown(figure)).toBe('1 2 3 4 5 6');
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(all).toBeFocused();
  expect(await shown(figure)).toBe('1 2 3 4 5 6');
  expect((await figure.boundingBox())?.height).toBe(height);
  await context.close();
});

test('the chosen step stays when the application starts, and links in the legend work', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(path);
  const figure = figureOf(page);
  await expectDocument(page);
  await step(figure, /^The client library/).evaluate((input) => (input as HTMLElement).click());
  expect(await shown(figure)).toBe('3');
  await start(page);
  expect(await shown(figure)).toBe('3');
  expect(await axeViolations(page)).toEqual([]);
  await figure.getByRole('link', { name: 'useQuery' }).click();
  await expect(page).not.toHaveURL(path);
});
