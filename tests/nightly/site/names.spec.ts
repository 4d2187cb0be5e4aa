import type { Page } from '@playwright/test';
import { violations } from './support/axe';
import { holdStart, open, phone } from './support/site';
import { expect, test } from './support/test';

const guide = '/functions/query-functions';

const samples = [
  {
    path: guide,
    word: 'withIndex',
    signature: 'withIndex<IndexName>(indexName, indexRange?): Query<TableInfo>',
    sentence: 'Query by reading documents from an index on this table.',
    href: '/api/interfaces/server.QueryInitializer#withindex',
  },
  {
    path: '/client/react',
    word: 'useQuery',
    signature: 'useQuery<Query>(query, ...args): FunctionReturnType<Query> | undefined',
    sentence: 'Load a reactive query within a React component.',
    href: '/api/functions/react.useQuery',
  },
  {
    path: '/database/pagination',
    word: 'paginate',
    signature: 'paginate(paginationOpts): Promise<PaginationResult<DocumentByInfo<TableInfo>>>',
    sentence: 'Load a page of n results and obtain a Cursor for loading more.',
    href: '/api/interfaces/server.OrderedQuery#paginate',
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

const word = (text: string) => new RegExp(`^${text}$`);
const names = (page: Page, text: string) =>
  page.locator('pre:visible code [aria-describedby]').filter({ hasText: word(text) });
const tooltip = (page: Page) => page.locator('[popover]:popover-open');
const block = (page: Page, text: string) =>
  page.locator('[data-block] pre:visible').filter({ hasText: text }).first();

/** The middle of the first place where a word is in the code of a page, scrolled into view. */
async function placeOf(page: Page, text: string) {
  await block(page, text).scrollIntoViewIfNeeded();
  return block(page, text).evaluate((pre, wanted) => {
    const walker = document.createTreeWalker(pre, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const start = node.data.search(new RegExp(`\\b${wanted}\\b`));
      if (start < 0) continue;
      range.setStart(node, start);
      range.setEnd(node, start + wanted.length);
      break;
    }
    range.startContainer.parentElement?.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = range.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, text);
}

test.describe('the names in samples', () => {
  for (const { path, word: text, signature, sentence, href } of samples) {
    test(`explain ${text} on hover: signature, sentence and a link that works`, async ({
      page,
    }) => {
      await open(page, path);
      const { x, y } = await placeOf(page, text);
      await page.mouse.move(x, y);
      await expect(tooltip(page)).toContainText(signature);
      await expect(tooltip(page)).toContainText(sentence);
      const link = tooltip(page).getByRole('link');
      await expect(link).toHaveAttribute('href', href);
      // The pointer moves into the tooltip, which takes it out of the name.
      await link.hover();
      await page.waitForTimeout(400);
      await link.click();
      await expect(page).toHaveURL(href);
      const [, id] = href.split('#');
      if (id !== undefined) await expect(page.locator(`[id="${id}"]`)).toBeVisible();
    });
  }

  test('cost nothing before a reader points at code', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await open(page, guide);
    await page.keyboard.press('End');
    await page.waitForLoadState('networkidle');
    expect(fetched.filter((path) => path.endsWith('.names.json'))).toEqual([]);
    await block(page, 'withIndex').hover();
    await expect(names(page, 'withIndex').first()).toBeVisible();
    await page.locator('[data-block] pre:visible').last().hover();
    expect(fetched.filter((path) => path.endsWith('.names.json'))).toEqual([`${guide}.names.json`]);
  });

  test('are reached by keyboard: Tab from the block, arrow keys between them, Enter to the link', async ({
    page,
  }) => {
    await open(page, guide);
    await block(page, 'withIndex').focus();
    await expect(names(page, 'withIndex').first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(names(page, 'v').first()).toBeFocused();
    await expect(tooltip(page)).toContainText('The validator builder.');
    await page.keyboard.press('ArrowRight');
    await expect(names(page, 'query').first()).toBeFocused();
    await expect(tooltip(page)).toContainText('Define a query');
    await expect(tooltip(page)).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(tooltip(page).getByRole('link')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toHaveCount(0);
    await expect(names(page, 'query').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tooltip(page)).toHaveCount(1);
    const described = await names(page, 'query').first().getAttribute('aria-describedby');
    await expect(tooltip(page)).toHaveAttribute('id', described ?? '');
  });

  test('have no violation and cause no layout shift when they are shown', async ({ page }) => {
    await open(page, guide);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const { x, y } = await placeOf(page, 'withIndex');
    await page.mouse.move(x, y);
    await expect(tooltip(page)).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    expect(await violations(page)).toEqual([]);
  });

  test('are not copied, whatever is shown', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, guide);
    const sample = page.locator('[data-block]', { hasText: 'withIndex' }).first();
    const text = (await block(page, 'withIndex').textContent())?.replace(/\n$/, '');
    await sample.hover();
    await expect(names(page, 'withIndex').first()).toBeVisible();
    await sample.getByRole('button', { name: 'Copy code' }).click();
    await expect(sample.getByRole('status')).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  });

  test('are explained in JavaScript, too', async ({ page, context }) => {
    await context.addInitScript(() => localStorage.setItem('choice-code-language', 'JS'));
    await open(page, '/database/pagination');
    const { x, y } = await placeOf(page, 'usePaginatedQuery');
    await page.mouse.move(x, y);
    await expect(tooltip(page)).toContainText('Load data reactively from a paginated query');
    await expect(page.locator('pre[data-option=JS]:visible').locator(':hover')).not.toHaveCount(0);
  });

  test('stay as they are when their explanations cannot be fetched', async ({ page }) => {
    await page.route('**/*.names.json', (route) => route.abort());
    await open(page, guide);
    const failed = page.waitForEvent('requestfailed');
    await block(page, 'withIndex').hover();
    await failed;
    await expect(names(page, 'withIndex')).toHaveCount(0);
  });
});

test.describe('the names in samples on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('are explained on a tap within the window, until a tap elsewhere', async ({ page }) => {
    await holdStart(page);
    await open(page, guide);
    const { x, y } = await placeOf(page, 'withIndex');
    await page.touchscreen.tap(x, y);
    await expect(tooltip(page)).toContainText('Query by reading documents');
    const box = await tooltip(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(phone.width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    await page.touchscreen.tap(380, 60);
    await expect(tooltip(page)).toHaveCount(0);
    await names(page, 'query').first().tap();
    await expect(tooltip(page)).toContainText('Define a query');
  });
});
