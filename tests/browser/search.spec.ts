// cspell:ignore blorb zzxqv

import type { Page, Request } from '@playwright/test';
import { networkIdle } from './support/networkIdle';
import { dialog, field, highlighted, openSearch, options, results, search } from './support/search';
import {
  desktop,
  expectDocument,
  holdStart,
  open,
  phone,
  readSitemap,
  start,
} from './support/site';
import { expect, test } from './support/test';

const guide = '/functions';
const button = (page: Page) =>
  page.getByRole('banner').locator('[data-search-button]').filter({ visible: true });
const status = (page: Page) => dialog(page).getByRole('status');
const isIndex = (request: Request) => request.url().includes('/search-index/');

/** How many requests for the index were made by the time it is called. */
function countIndexRequests(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (isIndex(request)) count += 1;
  });
  return () => count;
}

test.describe('before intent', () => {
  test('nothing of search is loaded when a page loads, nor when it starts', async ({ page }) => {
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.url().endsWith('.js')) scripts.add(request.url());
    });
    const scriptsWithDialog = async () => {
      const texts = [...scripts].map(async (url) => (await page.request.get(url)).text());
      return (await Promise.all(texts)).filter((text) => text.includes('Search across Docs'));
    };
    const indexRequests = countIndexRequests(page);
    await holdStart(page);
    await page.goto(guide);
    await networkIdle(page);
    await expectDocument(page);
    await start(page);
    await networkIdle(page);
    expect(scripts.size).toBeGreaterThan(2);
    expect(await scriptsWithDialog()).toEqual([]);
    expect(indexRequests()).toBe(0);

    await button(page).hover();
    await expect.poll(indexRequests).toBeGreaterThan(0);
    await networkIdle(page);
    expect(await scriptsWithDialog()).toHaveLength(1);
    await expect(dialog(page)).toHaveCount(0);
  });

  for (const intent of ['focus of the button', 'the shortcut'] as const) {
    test(`the index is loaded on ${intent}`, async ({ page }) => {
      const indexRequests = countIndexRequests(page);
      await open(page, guide);
      expect(indexRequests()).toBe(0);
      if (intent === 'the shortcut') await page.keyboard.press('Control+k');
      else await button(page).focus();
      await expect.poll(indexRequests).toBeGreaterThan(0);
    });
  }
});

test.describe('the first result has the answer', () => {
  for (const [query, answer] of [
    ['usePaginatedQuery', 'import { usePaginatedQuery } from "convex/react";'],
    ['ctx.db.patch', 'ctx.db.patch'],
    ['Could not find public function', 'npx convex dev'],
    ['max document size', 'Documents, size: 1 MiB'],
  ] as const) {
    test(`to ${query}`, async ({ page }) => {
      await open(page, guide);
      await openSearch(page);
      await search(page, query);
      await expect(results(page).first()).toContainText(answer);
    });
  }

  test('and nonsense has no results', async ({ page }) => {
    await open(page, guide);
    await openSearch(page);
    await field(page).fill('zzxqv blorb');
    await expect(status(page)).toHaveText('No results for “zzxqv blorb”.');
    await expect(results(page)).toHaveCount(0);
  });
});

test.describe('the button', () => {
  test("says 'Search docs and more...' with Ctrl K", async ({ page }) => {
    await open(page, guide);
    await expect(button(page)).toHaveText('Search docs and more...Ctrl K');
  });

  for (const platform of ['MacIntel', 'iPhone', 'iPad']) {
    test(`has the hint ⌘K on ${platform}`, async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'platform', { value });
      }, platform);
      await open(page, guide);
      await expect(button(page)).toHaveText('Search docs and more...⌘K');
    });
  }

  test('opens the dialog, on the landing page the large one too', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('main').getByRole('button', { name: 'Search docs and more...' }).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await button(page).click();
    await expect(field(page)).toBeFocused();
  });

  test('is an icon on a phone, where the box is hidden', async ({ page }) => {
    await page.setViewportSize(phone);
    await open(page, guide);
    await expect(button(page)).toHaveCount(1);
    await expect(button(page)).toHaveText('');
    await button(page).click();
    await expect(field(page)).toBeFocused();
  });

  test('says so if the dialog cannot be loaded, and the next press retries', async ({ page }) => {
    await open(page, guide);
    await networkIdle(page);
    await page.route('**/*.js', (route) => route.abort());
    await button(page).click();
    await expect(button(page)).toContainText('Search did not load: try again');
    await page.unroute('**/*.js');
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await expect(page.getByText('Search did not load')).toHaveCount(0);
  });

  test('the dialog comes with its style sheet, which is not among the first ones', async ({
    page,
  }) => {
    const sheets = (request: Request) => request.resourceType() === 'stylesheet';
    await open(page, guide);
    await networkIdle(page);
    await page.route('**/*.css', (route) => route.abort());
    await button(page).click();
    await expect(button(page)).toContainText('Search did not load: try again');
    await page.unroute('**/*.css');

    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.css', async (route) => {
      await held;
      await route.continue();
    });
    const requested = page.waitForRequest(sheets);
    await button(page).click();
    await requested;
    await expect(dialog(page)).toHaveCount(0);
    release();
    await expect(field(page)).toBeFocused();
    expect((await dialog(page).boundingBox())?.width).toBe(720);
  });
});

test.describe('what a reader does before the page is active', () => {
  test('a press on the button and what is typed after it arrive', async ({ page }) => {
    await page.goto(guide);
    await button(page).click();
    await page.keyboard.type('pagination');
    await expect(field(page)).toHaveValue('pagination');
    await expect(results(page).first()).toBeVisible();
  });

  for (const key of ['Control+k', 'Meta+k', '/']) {
    test(`${key} and what is typed after it arrive`, async ({ page }) => {
      await page.goto(guide);
      await page.keyboard.press(key);
      await page.keyboard.type('schema');
      await expect(field(page)).toHaveValue('schema');
    });
  }
});

test.describe('opening and closing', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, guide);
  });

  for (const key of ['Control+k', 'Meta+k', '/']) {
    test(`${key} opens the dialog, its default prevented`, async ({ page }) => {
      await page.evaluate(() => {
        addEventListener('keydown', (event) => {
          document.documentElement.dataset.prevented = String(event.defaultPrevented);
        });
      });
      await page.keyboard.press(key);
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('');
      await expect(page.locator('html')).toHaveAttribute('data-prevented', 'true');
    });
  }

  test('a slash that is text opens nothing', async ({ page }) => {
    await page.evaluate(() => {
      document.querySelector('main')?.append(document.createElement('textarea'));
    });
    await page.locator('textarea').pressSequentially('a/b');
    await expect(page.locator('textarea')).toHaveValue('a/b');
    await expect(dialog(page)).toHaveCount(0);
  });

  for (const [way, close] of Object.entries({
    Escape: (page: Page) => page.keyboard.press('Escape'),
    'a click on the backdrop': (page: Page) => page.mouse.click(20, 400),
  })) {
    test(`${way} closes it, restores the focus and clears the query`, async ({ page }) => {
      await button(page).click();
      await search(page, 'query');
      await close(page);
      await expect(dialog(page)).toHaveCount(0);
      await expect(button(page)).toBeFocused();
      await button(page).click();
      await expect(field(page)).toHaveValue('');
      await expect(options(page)).toHaveCount(0);
    });
  }

  test('a click inside closes nothing', async ({ page }) => {
    await openSearch(page);
    await search(page, 'query');
    await dialog(page).getByText('to open link').click();
    await expect(field(page)).toBeVisible();
  });

  test('the page cannot be scrolled and does not move while it is open', async ({ page }) => {
    const left = () => page.locator('main h1').evaluate((h1) => h1.getBoundingClientRect().left);
    const before = await left();
    await openSearch(page);
    expect(await left()).toBe(before);
    await page.mouse.move(640, 780);
    await page.mouse.wheel(0, 600);
    // A page that scrolled would have begun by then.
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });

  test('the focus stays inside', async ({ page }) => {
    await openSearch(page);
    await search(page, 'query');
    for (let count = 0; count < 12; count += 1) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest('dialog') !== null,
      );
      expect(isInside).toBe(true);
    }
  });

  test('the next frame has a usable input once it is prepared', async ({ page }) => {
    await openSearch(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    const frames = await page.evaluate(async () => {
      const nextFrame = () => new Promise(requestAnimationFrame);
      const counts: number[] = [];
      for (let round = 0; round < 5; round += 1) {
        await nextFrame();
        const init = { key: 'k', ctrlKey: true, bubbles: true, cancelable: true };
        document.body.dispatchEvent(new KeyboardEvent('keydown', init));
        let count = 0;
        for (; !document.activeElement?.matches('dialog input'); count += 1) await nextFrame();
        counts.push(count);
        document.activeElement.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
        );
        while (document.querySelector('dialog[open]')) await nextFrame();
      }
      return counts;
    });
    expect(Math.min(...frames)).toBe(1);
  });
});

test.describe('its size', () => {
  const box = async (page: Page) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await dialog(page).boundingBox()) ?? {};
    return { x, y, width, height };
  };

  test('on desktop a centered panel 45rem wide, 5rem high with an empty query', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, guide);
    await openSearch(page);
    const { x, width, height } = await box(page);
    expect(width).toBe(720);
    expect(height).toBe(80);
    expect(x).toBe(360);
    await expect(dialog(page).locator('kbd')).toHaveCount(0);
  });

  for (const [height, most] of [
    [900, 720],
    [1400, 960],
  ] as const) {
    test(`at most min(80vh, 60rem) high: ${most} px in ${height} px`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height });
      await open(page, guide);
      await openSearch(page);
      await search(page, 'index');
      const panel = await box(page);
      expect(panel.height).toBeGreaterThan(300);
      expect(panel.height).toBeLessThanOrEqual(most);
      // A list that does not fit scrolls inside.
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet(); // A style element isn't allowed by the page's policy.
        sheet.replaceSync('[role=option] { min-height: 20rem }');
        document.adoptedStyleSheets.push(sheet);
      });
      expect((await box(page)).height).toBe(most);
    });
  }

  test('below the breakpoint it covers the screen and has Cancel', async ({ page }) => {
    await page.setViewportSize(phone);
    await open(page, guide);
    await button(page).click();
    expect(await box(page)).toEqual({ x: 0, y: 0, ...phone });
    await search(page, 'query');
    await expect(dialog(page).getByText('to open link')).not.toBeVisible();
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog(page)).toHaveCount(0);
  });

  for (const width of [320, phone.width]) {
    test(`at ${width} px the field has one row, and the placeholder and the AI row fit`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 700 });
      await open(page, guide);
      await button(page).click();
      const room = await field(page).evaluate((input: HTMLInputElement) => {
        const { font, letterSpacing } = getComputedStyle(input, '::placeholder');
        const context = Object.assign(document.createElement('canvas').getContext('2d') ?? {}, {
          font,
          letterSpacing,
        }) as CanvasRenderingContext2D;
        return input.clientWidth - context.measureText(input.placeholder).width;
      });
      expect(room).toBeGreaterThanOrEqual(0);
      await search(page, 'How do I use an index with a long question?');
      const row = options(page).first();
      await expect(row.getByText('Quoted from these docs, not generated')).toBeVisible();
      await expect(row.locator('strong')).toHaveText('How do I use an index with a long question?');
      await expect(row).not.toContainText('Can you tell me about');
      await expect(dialog(page).getByText('Results from these docs')).toBeVisible();
      const controls = [field(page), dialog(page).getByRole('button', { name: /^(Clear|Cancel)/ })];
      const tops = await Promise.all(
        controls.map((control) =>
          control.evaluateAll((elements) =>
            elements.map((element) => {
              const { top, bottom } = element.getBoundingClientRect();
              return (top + bottom) / 2;
            }),
          ),
        ),
      );
      expect(Math.max(...tops.flat()) - Math.min(...tops.flat())).toBeLessThan(2);
      const covers = await row.evaluate((element) => {
        const [text, side] = [...element.children].slice(1).map((part) => {
          const range = document.createRange();
          range.selectNodeContents(part);
          return range.getBoundingClientRect();
        });
        return (text?.right ?? 0) > (side?.left ?? 0) || element.scrollWidth > element.clientWidth;
      });
      expect(covers).toBe(false);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }

  test('on desktop there is no Cancel', async ({ page }) => {
    await open(page, guide);
    await openSearch(page);
    await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toHaveCount(0);
  });

  test('at 200 % zoom nothing is cut off', async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 400 });
    await open(page, guide);
    await openSearch(page);
    await search(page, 'query');
    await expect(results(page).first()).toBeInViewport();
    await page.keyboard.press('End');
    await expect(results(page).last()).toBeInViewport();
    const isWide = await dialog(page).evaluate(
      (element) => element.scrollWidth > element.clientWidth,
    );
    expect(isWide).toBe(false);
  });
});

test.describe('typing', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, guide);
    await openSearch(page);
  });

  test("the placeholder is 'Search across Docs, Stack, and Discord...'", async ({ page }) => {
    await expect(field(page)).toHaveAttribute(
      'placeholder',
      'Search across Docs, Stack, and Discord...',
    );
  });

  test('the clear button is shown if the input is not empty, and clears it', async ({ page }) => {
    const clear = dialog(page).getByRole('button', { name: 'Clear the search' });
    await expect(clear).toHaveCount(0);
    await page.keyboard.type('q');
    await clear.click();
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
    await expect(clear).toHaveCount(0);
  });

  test('results and key hints are shown for a query, and only then', async ({ page }) => {
    await search(page, 'query');
    for (const hint of ['to open link', 'to select', 'to close']) {
      await expect(dialog(page).getByText(hint)).toBeVisible();
    }
    expect(await results(page).count()).toBeGreaterThan(2);
    expect(await results(page).count()).toBeLessThanOrEqual(8);
    await field(page).fill('  ');
    await expect(options(page)).toHaveCount(0);
    await expect(dialog(page).getByText('to open link')).toHaveCount(0);
  });

  test('the AI option is shown only if there is an assistant', async ({ page }) => {
    const assistants = await page.locator('.ask-button').filter({ visible: true }).count();
    await search(page, 'query');
    await expect(options(page).getByText('Get an instant AI answer')).toHaveCount(assistants);
  });

  test('matches are marked, and each result is a real link with its place', async ({ page }) => {
    await search(page, 'schema');
    const first = results(page).first();
    await expect(first.locator('mark').first()).toHaveText(/schema/i);
    await expect(first).toHaveAttribute('href', /^\//);
    await expect(first).toContainText('DOCS');
    await search(page, 'soft delete');
    await expect(
      results(page).and(page.locator('[href$="/writing-data#soft-delete"]')),
    ).toBeVisible();
  });

  test('results of one page are grouped', async ({ page }) => {
    await search(page, 'index');
    const hrefs = await results(page).evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );
    expect(hrefs.length).toBeGreaterThan(3);
    const pages = hrefs.filter((path, index) => path !== hrefs[index - 1]);
    expect(new Set(pages).size).toBe(pages.length);
  });

  test('chips count all hits, list the best of their section, and the rest can be listed too', async ({
    page,
  }) => {
    await search(page, 'clerk');
    await expect(results(page)).toHaveCount(8);
    const hrefs = () =>
      results(page).evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    const first = await hrefs();
    const chips = dialog(page).getByRole('group', { name: 'Search in' }).locator('label');
    const [all, ...sections] = (await chips.allTextContents()).map((text) =>
      Number(/\d+$/.exec(text)?.[0]),
    );
    expect(all).toBeGreaterThan(8);
    const most = Math.max(...sections);
    const chip = chips.nth(1 + sections.indexOf(most));
    await chip.click();
    await expect(chip.getByRole('radio')).toBeChecked();
    await expect(results(page)).toHaveCount(Math.min(most, 8));
    // Not only those among the first eight.
    expect((await hrefs()).filter((href) => !first.includes(href))).not.toEqual([]);
    await chips.first().click();
    expect(await hrefs()).toEqual(first);

    await page.keyboard.press('End');
    const more = options(page).getByText('Show more');
    for (let shown = 8; shown < (all ?? 0); shown += 8) {
      await expect(options(page).last()).toHaveText(`Show more${shown} of ${all}`);
      await more.click();
      await expect(results(page)).toHaveCount(Math.min(shown + 8, all ?? 0));
    }
    await expect(more).toHaveCount(0);
    expect(new Set(await hrefs()).size).toBe(all);
    await expect(field(page)).toBeFocused();
    // Another list starts at its top.
    await chip.click();
    await expect(options(page).first()).toBeInViewport();
    await expect(highlighted(page)).toHaveAttribute(
      'id',
      (await results(page).first().getAttribute('id')) ?? '',
    );
  });

  test('no results: says so and offers the closest sections', async ({ page }) => {
    await field(page).fill('zzqqxxy');
    await expect(dialog(page).getByText('No results for “zzqqxxy”', { exact: true })).toBeVisible();
    await expect(status(page)).toHaveText('No results for “zzqqxxy”.');
    const section = dialog(page).getByRole('link').first();
    await section.click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).not.toHaveURL(guide);
  });

  test('works offline once loaded', async ({ page, context }) => {
    const rest = ['pages', 'words'].map((name) =>
      page.waitForResponse((response) => response.url().endsWith(`/${name}.json`)),
    );
    await search(page, 'query');
    for (const response of await Promise.all(rest)) await response.finished();
    await context.setOffline(true);
    await search(page, 'pagination');
    await expect(results(page).first()).toBeVisible();
    await context.setOffline(false);
  });

  test('an index that does not respond is named, and Retry asks again', async ({ page }) => {
    await page.route('**/search-index/**', (route) => route.abort());
    await field(page).fill('vector');
    await expect(dialog(page).getByText('Docs search did not answer.').first()).toBeVisible();
    await page.unroute('**/search-index/**');
    await dialog(page).getByRole('button', { name: 'Retry' }).click();
    await expect(results(page).first()).toBeVisible();
    await expect(field(page)).toBeFocused();
    await expect(dialog(page).getByRole('button', { name: 'Retry' })).toHaveCount(0);
  });
});

test.describe('keyboard alone', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, guide);
    await openSearch(page);
    await search(page, 'index');
  });

  const activeIndex = async (page: Page) => {
    const id = await field(page).getAttribute('aria-activedescendant');
    const ids = await options(page).evaluateAll((all) => all.map((one) => one.id));
    return ids.indexOf(id ?? '');
  };

  /** The first result's place among the options: the assistant's row may come before. */
  const firstResult = (page: Page) =>
    options(page).evaluateAll((all) => all.findIndex((one) => one.matches('a')));

  test('the first result is highlighted, arrows move it, bounded at the ends', async ({ page }) => {
    const last = (await options(page).count()) - 1;
    const first = await firstResult(page);
    expect(await activeIndex(page)).toBe(first);
    await page.keyboard.press('ArrowDown');
    expect(await activeIndex(page)).toBe(first + 1);
    for (let count = 0; count < 4; count += 1) await page.keyboard.press('ArrowUp');
    expect(await activeIndex(page)).toBe(0);
    await expect(highlighted(page)).toHaveCount(1);
    for (let count = 0; count < 12; count += 1) await page.keyboard.press('ArrowDown');
    expect(await activeIndex(page)).toBe(last);
    await expect(highlighted(page)).toBeInViewport({ ratio: 1 });
    await expect(field(page)).toBeFocused();
  });

  test('Home, End and the Page keys move it further', async ({ page }) => {
    const last = (await options(page).count()) - 1;
    await page.keyboard.press('End');
    expect(await activeIndex(page)).toBe(last);
    await page.keyboard.press('Home');
    expect(await activeIndex(page)).toBe(0);
    await page.keyboard.press('PageDown');
    expect(await activeIndex(page)).toBe(Math.min(5, last));
    await page.keyboard.press('PageUp');
    expect(await activeIndex(page)).toBe(0);
  });

  test('it goes back to the first result when the results change', async ({ page }) => {
    await page.keyboard.press('End');
    expect(await activeIndex(page)).toBe((await options(page).count()) - 1);
    await search(page, 'schema');
    const first = await firstResult(page);
    await expect.poll(() => activeIndex(page)).toBe(first);
  });

  test('Enter opens the highlighted result in place', async ({ page }) => {
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.keyboard.press('ArrowDown');
    const href = (await highlighted(page).getAttribute('href')) ?? '';
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(href);
    await expect(dialog(page)).toHaveCount(0);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  for (const key of ['Control+Enter', 'Meta+Enter']) {
    test(`${key} opens it in a new tab and leaves the dialog`, async ({ page, context }) => {
      const href = (await highlighted(page).getAttribute('href')) ?? '';
      const [tab] = await Promise.all([context.waitForEvent('page'), page.keyboard.press(key)]);
      await expect(tab).toHaveURL(href);
      await expect(page).toHaveURL(guide);
      await expect(field(page)).toHaveValue('index');
    });
  }

  test('Enter opens nothing while results load', async ({ page }) => {
    // In one turn: over the protocol the results might be there before Enter.
    await field(page).evaluate((input: HTMLInputElement) => {
      input.select();
      document.execCommand('insertText', false, 'pagination');
      input.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
      );
    });
    await expect(page).toHaveURL(guide);
    await expect(field(page)).toHaveValue('pagination');
    await expect(dialog(page)).toBeVisible();
  });

  test('moving the mouse moves the highlight, and the keys continue from there', async ({
    page,
  }) => {
    await options(page).nth(2).hover();
    expect(await activeIndex(page)).toBe(2);
    await page.keyboard.press('ArrowUp');
    expect(await activeIndex(page)).toBe(1);
    // A list that moves below the pointer may not take the highlight back.
    await page.waitForTimeout(200);
    expect(await activeIndex(page)).toBe(1);
    await options(page).nth(3).hover();
    expect(await activeIndex(page)).toBe(3);
  });

  test('a result is followed by a click too', async ({ page }) => {
    const href = (await results(page).nth(1).getAttribute('href')) ?? '';
    await results(page).nth(1).click();
    await expect(page).toHaveURL(href);
    await expect(dialog(page)).toHaveCount(0);
  });
});

test.describe('what is offered before anything is typed', () => {
  const toggle = (page: Page) =>
    dialog(page).getByRole('button', { name: 'Recent and common pages' });
  const links = (page: Page, title: string) =>
    dialog(page).getByRole('heading', { name: title }).locator('+ ul').getByRole('link');

  test('queries whose results were opened are kept on the device, offered and removable', async ({
    page,
  }) => {
    await open(page, guide);
    await openSearch(page);
    await toggle(page).click();
    await expect(dialog(page).getByRole('heading', { name: 'Recent searches' })).toHaveCount(0);
    await search(page, 'pagination');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await page.reload();
    await start(page);
    await openSearch(page);
    expect((await dialog(page).boundingBox())?.height).toBe(80);
    await toggle(page).click();
    await dialog(page).getByRole('button', { name: 'pagination', exact: true }).click();
    await expect(field(page)).toHaveValue('pagination');
    await expect(results(page).first()).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Clear the search' }).click();
    await dialog(page).getByRole('button', { name: 'Forget “pagination”' }).click();
    await expect(dialog(page).getByRole('heading', { name: 'Recent searches' })).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('search.recent'))).toBeNull();
  });

  test('Down offers it too', async ({ page }) => {
    await open(page, guide);
    await openSearch(page);
    await expect(toggle(page)).toHaveText('Recent and common pages');
    await page.keyboard.press('ArrowDown');
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(links(page, 'Common tasks').first()).toBeVisible();
  });

  test('eight common tasks, each of them a page', async ({ page, request }) => {
    await open(page, guide);
    await openSearch(page);
    await toggle(page).click();
    await expect(links(page, 'Common tasks')).toHaveCount(8);
    const paths = await readSitemap(request);
    for (const link of await links(page, 'Common tasks').all()) {
      expect(paths).toContain(await link.getAttribute('href'));
    }
    await expect(dialog(page).getByRole('heading', { name: 'Recent pages' })).toHaveCount(0);
    await links(page, 'Common tasks').first().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/functions/query-functions');
    await expect(dialog(page)).toHaveCount(0);
  });

  for (const width of [320, desktop.width]) {
    test(`at ${width} px the pages read before, newest first, without the open one or one that is gone`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, '/realtime');
      await page.evaluate(() => localStorage.setItem('last-page', '/realtime\n/gone'));
      await open(page, '/functions/actions');
      await open(page, guide);
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.method() !== 'GET') sent.push(request.url());
      });
      await openSearch(page);
      await toggle(page).click();
      await expect(links(page, 'Recent pages')).toHaveText(['Actions', 'Realtime']);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(sent).toEqual([]);
      await links(page, 'Recent pages').last().click();
      await expect(page).toHaveURL('/realtime');
      await expect(dialog(page)).toHaveCount(0);
    });
  }

  test('there are none without storage', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new Error('denied');
        },
      });
    });
    await open(page, guide);
    await openSearch(page);
    await search(page, 'pagination');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await openSearch(page);
    await toggle(page).click();
    await expect(links(page, 'Common tasks')).toHaveCount(8);
    await expect(dialog(page).getByRole('heading', { name: /Recent/ })).toHaveCount(0);
  });
});

test.describe('what assistive technology is told', () => {
  test('a labeled modal dialog with a combobox, its listbox and the highlighted option', async ({
    page,
  }) => {
    await open(page, guide);
    await openSearch(page);
    expect(await dialog(page).evaluate((element) => element.matches(':modal'))).toBe(true);
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
    await search(page, 'index');
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(field(page)).toHaveAttribute('aria-autocomplete', 'list');
    const list = dialog(page).getByRole('listbox', { name: 'Results' });
    await expect(field(page)).toHaveAttribute(
      'aria-controls',
      (await list.getAttribute('id')) ?? '',
    );
    await expect(list.getByRole('group', { name: 'Docs' })).toBeVisible();
    await expect(highlighted(page)).toHaveAttribute(
      'id',
      (await field(page).getAttribute('aria-activedescendant')) ?? '',
    );
  });

  test('the count is announced politely', async ({ page }) => {
    await open(page, guide);
    await openSearch(page);
    await expect(status(page)).toHaveText('');
    await search(page, 'index');
    await expect(status(page)).toHaveText(
      new RegExp(`^${await results(page).count()} of \\d+ results\\.$`),
    );
  });
});

test('nothing moves under reduced motion, and forced colors show the highlight', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  await open(page, guide);
  await openSearch(page);
  await search(page, 'index');
  await expect(highlighted(page)).toHaveCSS('outline-style', 'solid');
  const moving = await dialog(page).evaluate(
    (element) => element.getAnimations({ subtree: true }).length,
  );
  expect(moving).toBe(0);
});
