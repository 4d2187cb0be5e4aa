import type { Page } from '@playwright/test';
import { axeViolations } from '../../browser/support/axe';
import { open } from '../../browser/support/site';
import { expect, test } from '../../browser/support/test';

/** One name of each package, and where its explanation leads. */
const samples = [
  {
    path: '/client/react',
    word: 'useQuery',
    signature: 'useQuery<Query>(query, ...args): FunctionReturnType<Query> | undefined',
    sentence: 'Load a reactive query within a React component.',
    href: '/api/functions/react.useQuery',
  },
  {
    path: '/client/svelte/reactivity',
    word: 'usePaginatedQuery',
    signature: 'usePaginatedQuery<Query>(query, args, options): UsePaginatedQueryReturn<Query>',
    sentence: 'Subscribe to a paginated Convex query with automatic cursor management.',
    href: '/client/svelte/reactivity#paginate',
  },
  {
    path: '/testing/convex-test',
    word: 'withIdentity',
    signature: 'withIdentity(identity: Partial<UserIdentity>): TestConvexForDataModel<DataModel>',
    sentence: 'To test functions which depend on the current authenticated user identity',
    href: '/testing/convex-test#act-as-a-user',
  },
] as const;

const tooltip = (page: Page) => page.locator('[popover]:popover-open');
const block = (page: Page, text: string) =>
  page.locator('[data-block] pre:visible').filter({ hasText: text }).first();
const nameIn = (page: Page, text: string) =>
  page
    .locator('pre:visible code [aria-describedby]')
    .filter({ hasText: new RegExp(`^${text}$`) })
    .first();

async function point(page: Page, text: string): Promise<void> {
  await block(page, text).hover();
  await nameIn(page, text).hover();
  await expect(tooltip(page)).toHaveCount(1);
}

for (const { path, word, signature, sentence, href } of samples) {
  test(`${word} is explained with its signature, a sentence and a link that works`, async ({
    page,
  }) => {
    await open(page, path);
    await point(page, word);
    await expect(tooltip(page)).toContainText(signature);
    await expect(tooltip(page)).toContainText(sentence);
    const link = tooltip(page).getByRole('link');
    await expect(link).toHaveAttribute('href', href);
    // The pointer moves into the tooltip, which takes it out of the name.
    await link.hover();
    await link.click();
    await expect(page).toHaveURL(href);
    const [, id] = href.split('#');
    if (id !== undefined) await expect(page.locator(`[id="${id}"]`)).toBeVisible();
  });
}

test('tooltips move nothing, have no violation, and are in JavaScript too', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => localStorage.setItem('choice-code-language', 'JS'));
  await open(page, '/database/pagination');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await point(page, 'usePaginatedQuery');
  await expect(tooltip(page)).toContainText('Load data reactively from a paginated query');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  expect(await axeViolations(page)).toEqual([]);
});
