import type { Locator, Page } from '@playwright/test';
import { networkIdle } from './support/networkIdle';
import { open, phone } from './support/site';
import { expect, test } from './support/test';

const path = '/functions/query-functions';

const panelOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Ask AI' });

async function ask(page: Page, question: string): Promise<Locator> {
  await open(page, path);
  await page.getByRole('button', { name: 'Ask AI' }).click();
  const panel = panelOf(page);
  await expect(panel.getByRole('textbox', { name: 'Ask a question' })).toBeFocused();
  await page.keyboard.type(question);
  await page.keyboard.press('Enter');
  return panel;
}

test('a question is answered from the site’s own index: passages with links, headings and found words', async ({
  page,
}) => {
  const panel = await ask(page, 'How do I add an index?');
  const passages = panel.getByRole('listitem');
  await expect(passages.first()).toBeVisible();
  expect(await passages.count()).toBeGreaterThan(1);
  await expect(panel.locator('mark').first()).toHaveText(/index/i);
  for (const passage of await passages.all()) {
    const link = passage.getByRole('link').first();
    expect(await link.getAttribute('href')).toMatch(/^\//);
    await expect(passage.locator('blockquote')).toHaveText(/\w{3}/);
  }
  await expect(panel.getByRole('button', { name: 'Copy code' })).toHaveCount(1);
  await expect(panel.getByText('Quoted from these docs, not generated')).toBeVisible();
});

test('the code of an answer is colored as on its page', async ({ page }) => {
  const panel = await ask(page, 'How do I add an index?');
  const code = panel.locator('pre code');
  await expect(code).toHaveText(/withIndex|defineTable/);
  const colorOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).color);
  const plain = await colorOf(code);
  for (const kind of ['keyword', 'string', 'function']) {
    expect(await colorOf(code.locator(`.${kind}`).first()), kind).not.toBe(plain);
  }
});

test('every passage links to the heading that it quotes', async ({ page }) => {
  const panel = await ask(page, 'validator arguments');
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  const passages = await panel.getByRole('listitem').all();
  for (const passage of passages) {
    const link = passage.getByRole('link').first();
    const href = (await link.getAttribute('href')) ?? '';
    const title = await link.textContent();
    await link.click();
    await expect(page).toHaveURL(href);
    const heading = href.includes('#') ? `#${href.split('#')[1]}` : 'h1';
    await expect(page.locator(heading)).toContainText(title ?? '');
    // Next to the page, and still open on the next one.
    await expect(panel).toBeVisible();
  }
  expect(passages.length).toBeGreaterThan(1);
});

test("'Copy as prompt' copies the question, the passages and their addresses as Markdown", async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const panel = await ask(page, 'How do I add an index?');
  await panel.getByRole('button', { name: 'Copy as prompt' }).click();
  await expect(panel.getByRole('button', { name: 'Copied' })).toBeVisible();
  const prompt = await page.evaluate(() => navigator.clipboard.readText());
  expect(prompt).toMatch(/^How do I add an index\?\n\n/);
  const hrefs = await panel
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.querySelector('a')?.getAttribute('href')));
  expect(hrefs.length).toBeGreaterThan(1);
  for (const href of hrefs) expect(prompt).toContain(`https://docs.convex.dev${href}`);
  expect(prompt).toContain('```');
});

test('links open a well-known assistant with the prompt', async ({ page }) => {
  const panel = await ask(page, 'How do I add an index?');
  for (const [name, host] of [
    ['Open in ChatGPT', 'chatgpt.com'],
    ['Open in Claude', 'claude.ai'],
  ] as const) {
    const link = panel.getByRole('link', { name });
    const address = new URL((await link.getAttribute('href')) ?? '');
    expect(address.hostname).toBe(host);
    expect(address.searchParams.get('q')).toMatch(/^How do I add an index\?/);
    expect(address.href.length).toBeLessThanOrEqual(4000);
    await expect(link).toHaveAttribute('target', '_blank');
  }
});

test('a follow-up question scrolls into view', async ({ page }) => {
  const panel = await ask(page, 'How do I add an index?');
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  await panel.getByRole('textbox', { name: 'Ask a follow-up' }).fill('How do I upload a file?');
  await page.keyboard.press('Enter');
  const question = panel.getByText('How do I upload a file?', { exact: true }).first();
  await expect(panel.getByRole('heading', { name: 'Passages' })).toHaveCount(2);
  await expect(question).toBeInViewport();
});

test('the menu of a page opens it for questions about that page, whose passages come first', async ({
  page,
}) => {
  await open(page, '/scheduling/cron-jobs');
  await page.getByRole('button', { name: 'Open in assistant' }).click();
  await page.getByRole('button', { name: 'Ask AI about this page' }).click();
  const panel = panelOf(page);
  const field = panel.getByRole('textbox', { name: 'Ask a question' });
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription('About “Cron jobs”');
  await expect(page.locator('#page-menu')).toBeHidden();
  await page.keyboard.type('How do I run one every day?');
  await page.keyboard.press('Enter');
  const first = panel.getByRole('listitem').first().getByRole('link').first();
  await expect(first).toHaveAttribute('href', /^\/scheduling\/cron-jobs/);

  await panel.getByRole('button', { name: 'Ask about all pages' }).click();
  const followUp = panel.getByRole('textbox', { name: 'Ask a follow-up' });
  await expect(followUp).toBeFocused();
  await expect(followUp).toHaveAccessibleDescription('');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open in assistant' })).toBeFocused();
});

test('a question gets the closest passages if the docs have some of its words, and is not denied', async ({
  page,
}) => {
  const panel = await ask(page, 'How do I bake sourdough bread for a mutation?');
  await expect(panel.getByRole('heading', { name: 'Closest passages' })).toBeVisible();
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  await expect(panel.getByText('This is not in these docs.')).toBeHidden();
});

test('the answer to a comparison begins with the sentence that compares, in larger type', async ({
  page,
}) => {
  const panel = await ask(page, 'What is the difference between a query and an action?');
  const sentences = panel.locator('blockquote').first().locator('p');
  await expect(sentences).toHaveCount(2);
  await expect(sentences.first()).toContainText('A query only reads');
  const [lead, rest] = await sentences.evaluateAll((all) =>
    all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
  );
  expect(lead).toBeGreaterThan(rest ?? 0);
});

test('a link in a passage leads to its page, with the panel open', async ({ page }) => {
  const panel = await ask(page, 'How do I paginate with a filter?');
  const link = panel.locator('blockquote a').first();
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(address);
  await expect(panel).toBeVisible();
});

test('a question can be chosen, or the page that is open', async ({ page }) => {
  await open(page, '/scheduling/cron-jobs');
  await page.getByRole('button', { name: 'Ask AI' }).click();
  const panel = panelOf(page);
  await panel.getByRole('button', { name: 'About this page: Cron jobs' }).click();
  const field = panel.getByRole('textbox', { name: 'Ask a question' });
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription('About “Cron jobs”');
  await panel.getByRole('button', { name: 'Ask about all pages' }).click();
  const starters = panel.getByRole('list', { name: 'Questions to begin with' });
  await starters.getByRole('button', { name: 'every day at 9' }).click();
  await expect(panel.getByText('Passages', { exact: true })).toBeVisible();
  await expect(panel.locator('pre code')).toContainText('crons.daily');
});

test('a question that the docs say nothing about gets the nearest pages and the community', async ({
  page,
}) => {
  const panel = await ask(page, 'How do I bake sourdough bread?');
  await expect(panel.getByText('This is not in these docs.')).toBeVisible();
  await expect(panel.getByRole('link', { name: 'ask the community' })).toHaveAttribute(
    'href',
    'https://convex.dev/community',
  );
  await expect(panel.getByRole('listitem').first()).toBeVisible();
});

test('without a passage it says so, and offers a similar word', async ({ page }) => {
  const panel = await ask(page, 'qqqq');
  await expect(panel.getByText('This is not in these docs.')).toBeVisible();
});

test('a search that fails says so, and Try again repeats it', async ({ page }) => {
  await page.route('**/search-index/**', (route) => route.abort());
  const panel = await ask(page, 'index');
  await expect(panel.getByText('The docs could not be searched.')).toBeVisible();
  await page.unroute('**/search-index/**');
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByRole('listitem').first()).toBeVisible();
});

test('a page without a Markdown copy is still quoted', async ({ page }) => {
  await page.route('**/*.md', (route) => route.fulfill({ status: 404, body: 'no' }));
  const panel = await ask(page, 'index');
  await expect(panel.locator('blockquote').first()).toHaveText(/\w{3}/);
});

test('Escape closes it and restores the focus; a new conversation clears the old one', async ({
  page,
}) => {
  const panel = await ask(page, 'index');
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: 'Ask AI' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  await panel.getByRole('button', { name: 'New conversation' }).click();
  await expect(panel.locator('blockquote')).toHaveCount(0);
});

test('the page makes room for it and stays usable', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const panel = await ask(page, 'index');
  const box = await panel.boundingBox();
  const main = await page.locator('#main h1').boundingBox();
  expect((main?.x ?? 0) + (main?.width ?? 0)).toBeLessThanOrEqual(box?.x ?? 0);
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByRole('link', { name: 'Realtime', exact: true }).click();
  await expect(page).toHaveURL('/realtime');
  await expect(panel).toBeVisible();
});

test('a window that changes its width leaves the focus and Escape to search above the panel', async ({
  page,
}) => {
  const panel = await ask(page, 'index');
  await page.keyboard.press('Control+k');
  const query = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox');
  await expect(query).toBeFocused();
  await page.setViewportSize(phone);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.setViewportSize(phone);
  await page.keyboard.type('x');
  await expect(query).toHaveValue('x');
  await page.keyboard.press('Escape');
  await expect(query).toBeHidden();
  await expect(panel).toHaveJSProperty('open', true);
  expect(await panel.evaluate((element) => element.matches(':modal'))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('it takes the whole screen, and following a passage shows the page', async ({ page }) => {
    const panel = await ask(page, 'index');
    expect(await panel.boundingBox()).toEqual({ x: 0, y: 0, ...phone });
    expect(await panel.evaluate((element) => element.matches(':modal'))).toBe(true);
    await panel.getByRole('listitem').getByRole('link').first().click();
    await expect(panel).toBeHidden();
    await page.getByRole('button', { name: 'Ask AI' }).click();
    await expect(panel.getByRole('listitem').first()).toBeVisible();
  });
});

test('nothing of the panel is loaded before the reader shows intent', async ({ page }) => {
  await open(page, path);
  await networkIdle(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.getByRole('button', { name: 'Ask AI' }).hover();
  await expect.poll(() => requests.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0);
});
