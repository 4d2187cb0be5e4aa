import type { Page } from '@playwright/test';
import { seededRandom } from '../../src/lib/seededRandom';
import { expectActive } from './support/site';
import { expect, test } from './support/test';

/** Another seed is another walk: `FUZZ_SEED=2 npx playwright test fuzz`. */
const seed = Number(process.env.FUZZ_SEED ?? 1);
const actionCount = 2000;
/** Actions between two looks at whether the page is whole. */
const stride = 100;

const random = seededRandom(seed);
const below = (count: number) => Math.floor(random() * count);
const words = ['schema', 'index', 'auth ', 'vue', 'qqqq', 'cron', ' ', 'é', '"', '%'];
const widths = [320, 390, 768, 996, 997, 1280, 1440];

/** Follows one of the links within the site that a reader sees, by its number. */
const follow = (page: Page) =>
  page.evaluate((choice) => {
    const links = [...document.querySelectorAll<HTMLElement>('a[href^="/"]:not([target])')];
    // Copies for machines aren't pages.
    const seen = links.filter(
      (link) => link.checkVisibility() && !/\.(md|txt)$/.test(link.getAttribute('href') ?? ''),
    );
    seen[Math.floor(choice * seen.length)]?.click();
  }, random());

/**
 * Moves the focus to something on the page. The Tab key would leave the page for Chromium's own bar some time,
 * as Ctrl+K does on a page whose scripts do not run, and Playwright's keys do not come back from there;
 * accessibility.spec.ts goes by Tab.
 */
const moveFocus = (page: Page) =>
  page.evaluate((choice) => {
    const layer = document.querySelector('dialog:modal') ?? document;
    const stops = [...layer.querySelectorAll<HTMLElement>('a[href],button,input')];
    const seen = stops.filter((stop) => stop.checkVisibility());
    seen[Math.floor(choice * seen.length)]?.focus();
  }, random());

const pressVisible = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const buttons = [...document.querySelectorAll<HTMLElement>(wanted)];
    buttons.find((button) => button.checkVisibility())?.click();
  }, selector);

/** Types into what has the focus, by the browser's own command. */
const typeWord = (page: Page) =>
  page.evaluate(
    (word) => document.execCommand('insertText', false, word),
    words[below(words.length)] ?? '',
  );

/** Presses a key. Waits for a limited time: Chromium gives no answer for one that comes as one document follows another. */
const press = (page: Page, key: string) =>
  Promise.race([page.keyboard.press(key), page.waitForTimeout(2000)]);

type Action = [name: string, weight: number, act: (page: Page) => Promise<unknown>];

/** What a reader may do, by how often of a hundred times. */
const actions: Action[] = [
  ['follow a link', 22, follow],
  // Not to the empty page before the first: there Chromium moves the focus to its own bar.
  ['go back', 8, (page) => page.evaluate('navigation.canGoBack && history.back()')],
  ['go forward', 4, (page) => page.evaluate('navigation.canGoForward && history.forward()')],
  ['open search', 10, (page) => press(page, '/')],
  ['press Escape', 10, (page) => press(page, 'Escape')],
  ['type', 12, typeWord],
  ['press Enter', 4, (page) => press(page, 'Enter')],
  ['move the focus', 5, moveFocus],
  ['press an arrow', 4, (page) => press(page, random() < 0.5 ? 'ArrowDown' : 'ArrowUp')],
  [
    'toggle the color mode',
    5,
    (page) => pressVisible(page, 'button[aria-label^="Switch between"]'),
  ],
  ['open the menu', 2, (page) => pressVisible(page, 'button[aria-label="Open the menu"]')],
  ['ask AI', 2, (page) => pressVisible(page, '.ask-button')],
  ['scroll', 4, (page) => page.evaluate((part) => scrollTo(0, part * 5000), random())],
  [
    'resize',
    3,
    (page) => page.setViewportSize({ width: widths[below(widths.length)] ?? 390, height: 700 }),
  ],
  ['go offline', 2, (page) => page.context().setOffline(true)],
  ['go online', 2, (page) => page.context().setOffline(false)],
  [
    'break or restore storage',
    1,
    (page) => page.evaluate(() => document.documentElement.toggleAttribute('data-storage-fault')),
  ],
];
const weights = actions.reduce((sum, [, weight]) => sum + weight, 0);

function choose(): Action {
  let left = below(weights);
  for (const action of actions) {
    left -= action[1];
    if (left < 0) return action;
  }
  throw new Error('The weights do not add up.');
}

/** Leaving a document drops its pending response. */
const isLeft = (error: unknown) => /context was destroyed|navigation|detached/i.test(String(error));

/** Repeats what the arrival of another document has interrupted. */
async function settled<Result>(page: Page, look: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await look();
    } catch (error) {
      if (!isLeft(error)) throw error;
      await page.waitForLoadState();
    }
  }
}

/** Goes back from anything that isn't a page, such as the browser's offline error or a page's Markdown. */
async function recover(page: Page): Promise<void> {
  await page.context().setOffline(false);
  const isPage = await settled(page, () =>
    page.evaluate(() => document.contentType === 'text/html' && location.protocol === 'http:'),
  );
  if (!isPage) await page.goto('/home');
  await settled(page, () => page.waitForFunction(() => document.readyState === 'complete'));
}

/** What a reader expects of every page, whatever came before. */
async function expectWhole(page: Page): Promise<void> {
  await recover(page);
  await settled(page, async () => {
    await page.locator('body').dispatchEvent('pointerdown');
    await expectActive(page);
  });
  // One layer after the other; a dialog whose code was still loading may open after the first Escape.
  await expect(async () => {
    await press(page, 'Escape');
    const modals = await page.evaluate(() =>
      Array.from(document.querySelectorAll('dialog:modal'), ({ ariaLabel }) => ariaLabel),
    );
    expect(modals, 'overlays left after Escape').toEqual([]);
  }).toPass({ intervals: [50, 100, 250], timeout: 10_000 });
  const title = () =>
    page.evaluate(async () => {
      const text = await (await fetch(location.href)).text();
      const parsed = new DOMParser().parseFromString(text, 'text/html');
      return { expected: parsed.title, shown: document.title, at: location.pathname };
    });
  await expect(async () => {
    const { expected, shown, at } = await settled(page, title);
    expect(shown, at).toBe(expected);
  }).toPass({ intervals: [50, 100, 250], timeout: 10_000 });
  const scrolled = await page.evaluate(() => {
    const root = document.documentElement;
    scrollTo(0, 0);
    scrollTo(0, 300);
    const most = Math.min(300, root.scrollHeight - root.clientHeight);
    return { least: most - 1, place: window.scrollY };
  });
  expect(scrolled.place).toBeGreaterThanOrEqual(scrolled.least);
}

test(`${actionCount} random actions leave no error, no stuck overlay, a page that scrolls, and its title`, async ({
  page,
}) => {
  test.setTimeout(480_000);
  const errors: string[] = [];
  const done: string[] = [];
  page.on('pageerror', ({ stack, message }) => errors.push(stack ?? message));
  await page.addInitScript(() => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      const original = Storage.prototype[name] as (...args: unknown[]) => unknown;
      Object.assign(Storage.prototype, {
        [name](this: Storage, ...args: unknown[]) {
          if (document.documentElement.hasAttribute('data-storage-fault')) {
            throw new DOMException('The storage is broken.', 'UnknownError');
          }
          return original.apply(this, args);
        },
      });
    }
    // Nothing leads away: in another tab Playwright's keys would be lost.
    const stay = (event: Event) => {
      const link = (event.target as Element).closest('a');
      if (link && (link.target || link.origin !== location.origin)) event.preventDefault();
    };
    addEventListener('click', stay, true);
  });
  await page.goto('/home');
  for (let count = 1; count <= actionCount; count += 1) {
    const [name, , act] = choose();
    done.push(name);
    await act(page).catch((error) => {
      if (!isLeft(error)) throw error;
    });
    if (page.url().startsWith('chrome-error:')) await recover(page);
    if (count % stride === 0) await expectWhole(page);
    expect(
      errors,
      `after ${count} actions of seed ${seed}: ${done.slice(-stride).join(', ')}`,
    ).toEqual([]);
  }
});
