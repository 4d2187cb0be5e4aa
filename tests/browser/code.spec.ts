import type { BrowserContext, Locator, Page } from '@playwright/test';
import { product } from '../../src/site/product';
import { expectActive, expectDocument, holdStart, open } from './support/site';
import { expect, test } from './support/test';

/** A page with samples that have types, and one with commands. */
const guide = '/generated-api/data-model';
const quickstart = '/quickstart/react';

const blocks = (page: Page) =>
  page.locator('[data-block]').filter({ has: page.getByRole('group', { name: /^Language/ }) });
const button = (page: Page, name: string) =>
  blocks(page).first().getByRole('button', { name, exact: true });
const code = (block: Locator) => block.locator('pre:visible');
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** What earlier visits have left behind. */
const remember = (context: BrowserContext, choices: Record<string, string>) =>
  context.addInitScript((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, choices);

/** The application never starts: its scripts cannot be loaded. */
const stopScripts = (page: Page) => page.route('**/assets/js/**', (route) => route.abort());

/** Adds up what moves by itself from now on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const state = Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        state.shifted += (entry as PerformanceEntry & { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

test.describe('samples with types', () => {
  test('are in the page in both languages, with TypeScript shown, even without JavaScript', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${baseURL}${guide}`);
    // No switch that would do nothing.
    await expect(page.locator('[data-choice]').filter({ visible: true })).toHaveCount(0);
    const javaScript = page.locator('pre[data-option=JS]');
    expect(await javaScript.count()).toBeGreaterThan(1);
    await expect(javaScript.first()).toBeHidden();
    await expect(page.locator('pre[data-option=TS]').first()).toBeVisible();
    await context.close();
  });

  test('are TypeScript for a reader who has not chosen', async ({ page }) => {
    await holdStart(page);
    await page.goto(guide);
    await expectDocument(page);
    await expect(button(page, 'TS')).toHaveAttribute('aria-pressed', 'true');
    expect(await blocks(page).count()).toBeGreaterThan(1);
    for (const block of await blocks(page).all()) {
      await expect(code(block)).toHaveCount(1);
      await expect(code(block)).toHaveAttribute('data-option', 'TS');
    }
  });

  test('all change together, even if the switch is pressed before the application is active', async ({
    page,
  }) => {
    await holdStart(page);
    await page.goto(guide);
    await expectDocument(page);
    await button(page, 'JS').click();
    await expectActive(page);
    await expect(button(page, 'JS')).toHaveAttribute('aria-pressed', 'true');
    expect(await blocks(page).count()).toBeGreaterThan(1);
    for (const block of await blocks(page).all()) {
      await expect(code(block)).toHaveCount(1);
      await expect(code(block)).toHaveAttribute('data-option', 'JS');
      expect(await code(block).innerText()).not.toContain('import type');
    }
    await expect(page.getByText(/^src\/\w+\.tsx$/).filter({ visible: true })).toHaveCount(0);
  });

  test('keep the marks of their lines', async ({ page }) => {
    await open(page, '/agents/workflows');
    const marked = (language: string) =>
      page.locator(`pre[data-option=${language}] .line.mark`).allTextContents();
    const javaScript = await marked('JS');
    expect(javaScript.length).toBeGreaterThan(0);
    expect(await marked('TS')).toEqual(expect.arrayContaining(javaScript));
  });

  test('are chosen by keyboard', async ({ page }) => {
    await open(page, guide);
    await button(page, 'TS').focus();
    await page.keyboard.press('Tab');
    await expect(button(page, 'JS')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button(page, 'JS')).toHaveAttribute('aria-pressed', 'true');
    await expect(button(page, 'TS')).toHaveAttribute('aria-pressed', 'false');
  });

  test('have a switch large enough for a finger', async ({ page }) => {
    await page.goto(guide);
    for (const name of ['TS', 'JS']) {
      const box = await button(page, name).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    }
  });

  test('are copied in the language that is shown', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, guide);
    await button(page, 'JS').click();
    const block = blocks(page).first();
    await block.getByRole('button', { name: 'Copy code' }).click();
    await expect(block.getByRole('status')).toHaveText('Copied');
    const shown = (await code(block).textContent())?.replace(/\n$/, '');
    expect(await clipboard(page)).toBe(shown);
  });

  test('follow another tab of the browser immediately', async ({ page, context }) => {
    await open(page, guide);
    const other = await context.newPage();
    await open(other, guide);
    await button(other, 'JS').click();
    await expect(button(page, 'JS')).toHaveAttribute('aria-pressed', 'true');
    await expect(code(blocks(page).first())).toHaveAttribute('data-option', 'JS');
  });
});

test.describe('a choice from an earlier visit', () => {
  test.beforeEach(({ context }) =>
    remember(context, { 'choice-code-language': 'JS', 'choice-package-manager': 'yarn' }),
  );

  test('is shown by the document alone, if the application never starts', async ({ page }) => {
    await stopScripts(page);
    await page.goto(guide, { waitUntil: 'domcontentloaded' });
    expect(await blocks(page).count()).toBeGreaterThan(1);
    for (const block of await blocks(page).all()) {
      await expect(code(block)).toHaveAttribute('data-option', 'JS');
    }
    await expect(page.locator('span[data-option=TS]').first()).toBeHidden();
    await expect(page.locator('span[data-option=JS]').first()).toBeVisible();
    const look = (name: string) =>
      button(page, name).evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await look('JS')).not.toBe(await look('TS'));
    expect(await look('TS')).toBe('rgba(0, 0, 0, 0)');
  });

  test('shows the package manager too', async ({ page }) => {
    await stopScripts(page);
    await page.goto(quickstart, { waitUntil: 'domcontentloaded' });
    const panels = page.locator('[role=tabpanel]:visible');
    expect(await panels.count()).toBeGreaterThan(0);
    for (const panel of await panels.all()) await expect(panel).toContainText(/yarn|convex/);
    await expect(page.locator('[role=tabpanel][data-option=npm]').first()).toBeHidden();
    await expect(page.locator('[role=tabpanel][data-option=yarn]').first()).toBeVisible();
    const color = (name: string) =>
      page
        .getByRole('tab', { name, exact: true })
        .first()
        .evaluate((element) => getComputedStyle(element).color);
    expect(await color('yarn')).not.toBe(await color('npm'));
    expect(await color('npm')).toBe(await color('bun'));
  });

  for (const path of [guide, quickstart]) {
    test(`causes no layout shift on ${path}, neither at load nor at hydration`, async ({
      page,
    }) => {
      await watchShifts(page);
      await open(page, path);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
      expect(await page.evaluate('window.shifted')).toBeLessThan(0.001);
    });
  }

  test('is kept by the application at hydration', async ({ page }) => {
    await open(page, guide);
    await expect(button(page, 'JS')).toHaveAttribute('aria-pressed', 'true');
    await open(page, quickstart);
    await expect(page.getByRole('tab', { name: 'yarn', selected: true }).first()).toBeVisible();
    await expect(page.locator('[role=tabpanel][data-option=yarn]').first()).not.toHaveAttribute(
      'hidden',
    );
  });

  test('applies on a page reached from one without a choice', async ({ page }) => {
    await open(page, '/home');
    await expect(page.locator('html')).toHaveAttribute('data-choice-code-language', 'JS');
  });
});

test.describe('the changes of a file', () => {
  test('are shown alone until the reader opens the whole file, without scripts', async ({
    browser,
    baseURL,
  }) => {
    const viewport = { width: 320, height: 640 };
    const context = await browser.newContext({ baseURL, viewport, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/tutorial');
    const block = page.locator('[data-block]').filter({ has: page.locator('details > summary') });
    const first = block.first();
    const code = first.getByRole('group', { name: 'src/App.tsx' });
    await expect(code).not.toContainText('scrollTo', { useInnerText: true });
    await expect(code).toContainText('// TODO: Add mutation hook here.', { useInnerText: true });
    // What has been added and removed isn't said by color alone.
    const snapshot = await code.ariaSnapshot();
    expect(snapshot).toMatch(/Removed\W+\/\/ TODO: Add mutation hook here\./);
    expect(snapshot).toMatch(/Added\W+const sendMessage/);
    expect(snapshot).toMatch(/\d+ unchanged lines/);
    await first.getByText('Show the whole file').click();
    await expect(code).toContainText('scrollTo', { useInnerText: true });
    expect(await code.ariaSnapshot()).not.toContain('unchanged lines');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    await context.close();
  });

  test('are copied as the whole new file', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/tutorial');
    await page.getByRole('button', { name: 'Copy the whole file' }).first().click();
    await expect.poll(() => clipboard(page)).toMatch(/^import .*useMutation.*scrollTo.*\n}$/s);
    expect(await clipboard(page)).not.toContain('TODO');
  });
});

test.describe('types of names', () => {
  const names = (page: Page) => page.locator('pre[data-option=TS] .noted');
  const notes = (page: Page) => page.locator('[popover]:popover-open');

  test('open on hover, can be hovered, and close on Escape', async ({ page }) => {
    await open(page, guide);
    const name = names(page).first();
    await name.hover();
    await expect(notes(page)).toHaveCount(1);
    await expect(name).toHaveAttribute(
      'aria-describedby',
      (await notes(page).getAttribute('id')) ?? '',
    );
    await notes(page).hover();
    // Longer than it takes to close once the pointer has left.
    await page.waitForTimeout(500);
    await expect(notes(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(notes(page)).toHaveCount(0);
  });

  test('close when the pointer leaves', async ({ page }) => {
    await open(page, guide);
    await names(page).first().hover();
    await expect(notes(page)).toHaveCount(1);
    await page.mouse.move(2, 400);
    await expect(notes(page)).toHaveCount(0);
  });

  test('open on keyboard focus, and close on Escape without moving the focus', async ({ page }) => {
    await open(page, guide);
    const sample = page
      .locator('pre[data-option=TS]')
      .filter({ has: page.locator('.noted') })
      .first();
    await sample.focus();
    // The package's names are marked, too, and one of them is a stop for Tab.
    const all = sample.locator('[aria-describedby]');
    await expect.poll(() => all.count()).toBeGreaterThan(await sample.locator('.noted').count());
    await page.keyboard.press('Tab');
    await expect(all.first()).toBeFocused();
    while (
      !(await names(page)
        .first()
        .evaluate((name) => name.matches(':focus')))
    ) {
      await page.keyboard.press('ArrowRight');
    }
    await expect(notes(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(notes(page)).toHaveCount(0);
    await expect(names(page).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(notes(page)).toHaveCount(1);
    await page.keyboard.press('ArrowRight');
    await expect(names(page).first()).not.toBeFocused();
    await expect(notes(page)).toHaveCount(1);
  });

  test('open on a tap, even before the application is active', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      hasTouch: true,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await holdStart(page);
    await page.goto(`${baseURL}${guide}`);
    await expectDocument(page);
    await names(page).first().tap();
    await expectActive(page);
    await expect(notes(page)).toHaveCount(1);
    const box = await notes(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    await page.touchscreen.tap(200, 830);
    await expect(notes(page)).toHaveCount(0);
    await context.close();
  });

  test('are not copied with the code', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, guide);
    const block = blocks(page)
      .filter({ has: page.locator('.noted') })
      .first();
    await block.getByRole('button', { name: 'Copy code' }).click();
    await expect(block.getByRole('status')).toHaveText('Copied');
    expect(await clipboard(page)).not.toContain('(parameter)');
  });
});

test.describe('the line below an article', () => {
  test('says what its samples were checked with, and links to how', async ({ page }) => {
    await open(page, guide);
    await page
      .getByRole('link', { name: `Samples checked with convex ${product.version}` })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How samples are checked');
  });

  test('is missing if there is no code to check', async ({ page }) => {
    await page.goto('/home');
    await expect(page.getByRole('link', { name: /^Samples checked/ })).toHaveCount(0);
  });
});
