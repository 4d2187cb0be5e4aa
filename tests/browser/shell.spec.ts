import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import type sidebarsModule from '../../sidebars';
import { hasHistory } from '../../src/site/history';
import { product } from '../../src/site/product';
import { loadBuildModule } from './support/loadBuildModule';
import { networkIdle } from './support/networkIdle';
import {
  expectDocument,
  fewestPages,
  holdStart,
  nextFrames,
  open,
  phone,
  readSitemap,
  start,
  turnWheel,
} from './support/site';
import { expect, test } from './support/test';

const guide = '/functions';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar', exact: true });
const contents = (page: Page) => page.getByRole('complementary', { name: 'On this page' });
const navbar = (page: Page) => page.getByRole('banner');
const colorMode = (page: Page) =>
  navbar(page).getByRole('button', { name: /Switch between dark and light mode/ });
const html = (page: Page) => page.locator('html');

const isFocused = (locator: Locator) =>
  locator.evaluate((element) => element === document.activeElement);
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const allowClipboard = (context: BrowserContext) =>
  context.grantPermissions(['clipboard-read', 'clipboard-write']);

/** What the HTML of every page in the docs says about itself; needs an open page. */
async function readDocs(page: Page, paths: string[]) {
  const pages = await page.evaluate(async (all) => {
    const read = async (path: string) => {
      const text = await (await fetch(path)).text();
      const parsed = new DOMParser().parseFromString(text, 'text/html');
      const pager = [...parsed.querySelectorAll('nav[aria-label="Previous and next page"] a')];
      const way = (name: string) =>
        pager.find((link) => link.textContent?.startsWith(name))?.getAttribute('href') ?? undefined;
      return {
        path,
        previous: way('Previous'),
        next: way('Next'),
        edit: parsed.querySelector<HTMLAnchorElement>('a[href*="/edit/"]')?.href,
        updated: parsed.querySelector('time')?.dateTime,
        footer: parsed.querySelector('footer')?.textContent ?? '',
      };
    };
    return Promise.all(all.map(read));
  }, paths);
  return pages.filter(({ path }) => path !== '/');
}

const sidebars: typeof sidebarsModule = loadBuildModule('../../../sidebars');

type Items = typeof sidebars.docs;

/** The addresses of the sidebar's pages, top to bottom. */
function pathsOf(items: Items): string[] {
  const pathOf = (id: string) => `/${id.replace(/\/index$/, '')}`;
  return (items as unknown[]).flatMap((item) => {
    if (typeof item === 'string') return [pathOf(item)];
    const {
      type,
      id,
      link,
      items: children,
    } = item as {
      type: string;
      id?: string;
      link?: { id: string };
      items?: Items;
    };
    if (type === 'doc' && id) return [pathOf(id)];
    return [...(link ? [pathOf(link.id)] : []), ...(children ? pathsOf(children) : [])];
  });
}

test.describe('skip link', () => {
  for (const path of ['/', guide]) {
    test(`is the first stop of the keyboard on ${path} and moves the focus to the content`, async ({
      page,
    }) => {
      await page.goto(path);
      await page.keyboard.press('Tab');
      const link = page.getByRole('link', { name: 'Skip to main content' });
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.locator('#main')).toBeFocused();
    });
  }

  test('is invisible without focus', async ({ page }) => {
    await page.goto(guide);
    await expect(page.getByRole('link', { name: 'Skip to main content' })).not.toBeInViewport();
  });
});

test.describe('headings', () => {
  test('have an anchor titled after them', async ({ page }) => {
    await page.goto(guide);
    const headings = page.getByRole('article').locator(':is(h2, h3, h4)[id]');
    expect(await headings.count()).toBeGreaterThan(3);
    for (const heading of await headings.all()) {
      const anchor = heading.locator('a').last();
      const text = (await heading.innerText()).replace(/\s*#$/, '');
      await expect(anchor).toHaveAttribute('title', `Direct link to ${text}`);
      await expect(anchor).toHaveAttribute('href', `#${await heading.getAttribute('id')}`);
    }
  });

  test('come into view below the navbar when their anchor is followed', async ({ page }) => {
    await open(page, guide);
    const heading = page.getByRole('article').locator('h2').nth(2);
    await heading.hover();
    await heading.locator('a').last().click();
    await expect(page).toHaveURL(new RegExp(`#${await heading.getAttribute('id')}$`));
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(200);
    expect((await heading.boundingBox())?.y).toBeGreaterThan(60);
  });
});

test.describe('contents', () => {
  test('list the headings of levels 2 and 3', async ({ page }) => {
    for (const path of [guide, '/production/state/limits']) {
      await page.goto(path);
      const ids = await page
        .getByRole('article')
        .locator(':is(h2, h3)[id]')
        .evaluateAll((all) => all.map(({ id }) => `#${id}`));
      const links = await contents(page)
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(ids.length).toBeGreaterThan(3);
      expect(links).toEqual(ids);
    }
  });

  test('mark the heading being read', async ({ page }) => {
    await open(page, guide);
    const marked = contents(page).locator('[aria-current=true]');
    const headings = page.getByRole('article').locator(':is(h2, h3)[id]');
    await expect(marked).toHaveAttribute('href', `#${await headings.first().getAttribute('id')}`);
    for (const index of [2, 1]) {
      const heading = headings.nth(index);
      await heading.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 100));
      await expect(marked).toHaveCount(1);
      await expect(marked).toHaveAttribute('href', `#${await heading.getAttribute('id')}`);
    }
  });

  test('mark the last heading at the end of the page', async ({ page }) => {
    await open(page, guide);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const last = contents(page).getByRole('link').last();
    await expect(last).toHaveAttribute('aria-current', 'true');
  });

  test('of the page of errors list topics, not messages', async ({ page }) => {
    await open(page, '/error');
    const topics = await page.getByRole('article').locator('h2[id]').count();
    await expect(contents(page).getByRole('link')).toHaveCount(topics);
  });

  test('mark the heading in the URL', async ({ page }) => {
    await page.goto('/error');
    const link = contents(page).getByRole('link').nth(6);
    const hash = (await link.getAttribute('href')) ?? '';
    await page.goto('about:blank');
    await open(page, `/error${hash}`);
    await expect(page.locator(hash)).toBeInViewport();
    await expect(contents(page).locator(`[href="${hash}"]`)).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  test('are next to the article from 1280 px, and folded above it on narrower screens', async ({
    page,
  }) => {
    await page.goto(guide);
    const folded = page.locator('details').filter({ hasText: 'On this page' });
    await expect(contents(page)).toBeVisible();
    await expect(folded).not.toBeVisible();
    await page.setViewportSize({ width: 1279, height: 800 });
    await expect(contents(page)).not.toBeVisible();
    await expect(folded).toBeVisible();
    await expect(folded).not.toHaveAttribute('open');
  });
});

test.describe('breadcrumbs', () => {
  test('lead from the home to the page', async ({ page }) => {
    await open(page, '/database/reading-data/indexes');
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    const items = crumbs.getByRole('listitem');
    await expect(items).toHaveText(['Home', 'Database', /Reading/, /Index/]);
    await expect(items.last()).toHaveAttribute('aria-current', 'page');
    await expect(items.last().getByRole('link')).toHaveCount(0);
    await crumbs.getByRole('link', { name: 'Database' }).click();
    await expect(page).toHaveURL('/database');
    await expect(items).toHaveText(['Home', 'Database']);
    await crumbs.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/home');
    await expect(crumbs).toHaveCount(0);
  });
});

test.describe('navbar', () => {
  async function scrollBy(page: Page, distance: number) {
    await page.mouse.move(640, 500);
    for (let step = 0; step < 4; step += 1) await turnWheel(page, distance / 4);
  }

  test('hides on scrolling down and reappears on scrolling up and at the top', async ({ page }) => {
    await open(page, guide);
    await expect(navbar(page)).toBeInViewport();
    await scrollBy(page, 1200);
    await expect(navbar(page)).not.toBeInViewport();
    await scrollBy(page, -200);
    await expect(navbar(page)).toBeInViewport();
    await scrollBy(page, 400);
    await expect(navbar(page)).not.toBeInViewport();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(navbar(page)).toBeInViewport();
  });

  test('stays hidden after a heading was chosen in the table of contents', async ({ page }) => {
    await open(page, guide);
    await contents(page).getByRole('link').nth(3).click();
    await expect(navbar(page)).not.toBeInViewport();
    // The jump's last scroll event comes late and may look like scrolling up.
    await page.waitForTimeout(500);
    await expect(navbar(page)).not.toBeInViewport();
  });

  test('reappears when the focus moves into it', async ({ page }) => {
    await open(page, guide);
    await scrollBy(page, 1200);
    await expect(navbar(page)).not.toBeInViewport();
    await navbar(page).getByRole('link', { name: product.docsName }).focus();
    await expect(navbar(page)).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });

  test('has the links of the product', async ({ page }) => {
    await page.goto(guide);
    const links = {
      Dashboard: product.dashboardUrl,
      Blog: product.blogUrl,
      GitHub: product.codeUrl,
    };
    for (const [name, href] of Object.entries(links)) {
      await expect(navbar(page).getByRole('link', { name })).toHaveAttribute('href', href);
    }
    await expect(navbar(page).getByRole('link', { name: /Discord/ })).toHaveAttribute(
      'href',
      product.communityUrl,
    );
    await expect(navbar(page).getByRole('link', { name: product.docsName })).toHaveAttribute(
      'href',
      '/',
    );
  });

  test('has a working Ask AI button on every kind of page, pressed before the start too', async ({
    page,
  }) => {
    for (const path of ['/', guide, '/no/such/page']) {
      await page.goto(path);
      await navbar(page).getByRole('button', { name: 'Ask AI' }).click();
      await expect(page.getByRole('dialog', { name: 'Ask AI' })).toBeVisible();
    }
  });
});

test.describe('end of a page', () => {
  /** Made from the package: there is no file to edit, and none with a history. */
  const isGenerated = ({ path }: { path: string }) => path.startsWith('/api/');
  /** Made from the document of an HTTP API, which is what is edited. */
  const isOfDocument = ({ edit = '' }: { edit?: string }) =>
    /\/(document\.json|[a-z]+\.yaml)$/.test(edit);
  const { paths } = JSON.parse(
    readFileSync('plugins/reference/http/openapi/management-api/document.json', 'utf8'),
  ) as { paths: Record<string, Record<string, { operationId: string; 'x-unlisted'?: true }>> };
  const unlisted = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .filter((operation) => operation['x-unlisted'])
    .map(({ operationId }) => `/management-api/${operationId.replace(/[ _]/g, '-')}`);
  /** Pages that aren't in the sidebar. */
  const isBeside = ({ path }: { path: string }) =>
    /^\/(api\/modules$|(public-)?deployment-api\/|management-api\/convex-)/.test(path) ||
    unlisted.includes(path);

  // Reading every page takes longer than each check, so one worker does it once for all of them.
  test.describe.configure({ mode: 'default' });
  let all: Awaited<ReturnType<typeof readDocs>>;
  test.beforeAll(async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL });
    await page.goto('/home');
    all = await readDocs(page, await readSitemap(page.request));
    await page.close();
  });

  test('previous and next follow the sidebar, and lead from a quickstart to the tutorial and from there to the ideas', () => {
    const docs = all.filter((doc) => !isBeside(doc));
    expect(all.length - docs.length).toBe(34 + unlisted.length);
    const order = pathsOf(sidebars.docs);
    expect(order.length).toBeGreaterThanOrEqual(fewestPages - 1);
    expect(docs.map(({ path }) => path).sort()).toEqual([...order].sort());
    const shown = docs.map(({ path, previous, next }) => ({ path, previous, next }));
    const expected = docs.map(({ path }) => {
      const index = order.indexOf(path);
      const beside = { path, previous: order[index - 1], next: order[index + 1] };
      if (path.startsWith('/quickstart/')) {
        return { path, previous: '/quickstarts', next: '/tutorial' };
      }
      return path === '/tutorial/scale' ? { ...beside, next: '/understanding' } : beside;
    });
    expect(shown).toEqual(expected);
  });

  test('the edit link names the file of the page', () => {
    const generated = all.filter(isGenerated);
    expect(generated.length).toBeGreaterThan(100);
    expect(generated.filter(({ edit }) => edit !== undefined)).toEqual([]);
    const docs = all.filter((doc) => !isGenerated(doc));
    const operations = docs.filter(({ path }) => /(deployment|management)-api\//.test(path));
    expect(operations.length).toBeGreaterThan(10);
    expect(docs.filter(({ edit }) => edit?.includes('/openapi/'))).toEqual(operations);
    const prefix = `${product.repositoryUrl}/edit/main/`;
    const wrong = docs.filter(({ path, edit = '' }) => {
      const file = edit.slice(prefix.length);
      const [, api] = /^\/(.+)-api\//.exec(path) ?? [];
      const document = path.startsWith('/cli/')
        ? 'plugins/reference/cli/commands'
        : `plugins/reference/http/openapi/${api}-api/document`;
      const source = isOfDocument({ edit }) ? document : `docs${path}`;
      const isSource = file.replace(/(\/index)?\.(mdx|json|yaml)$/, '') === source;
      return !edit.startsWith(prefix) || !isSource || !existsSync(file);
    });
    expect(wrong).toEqual([]);
  });

  test('says when the page was last changed, if git knows', () => {
    const docs = all.filter((doc) => !isGenerated(doc) && !isOfDocument(doc));
    expect(docs.length).toBeGreaterThan(100);
    const known = hasHistory(process.cwd());
    const wrong = docs.filter(({ edit = '', updated }) => {
      const file = edit.split('/edit/main/')[1] ?? '';
      const changed =
        known &&
        execFileSync('git', ['log', '-1', '--format=%cI', '--', file], { encoding: 'utf8' }).trim();
      return changed ? !/^\d{4}-\d\d-\d\d$/.test(updated ?? '') : updated !== undefined;
    });
    expect(wrong).toEqual([]);
  });

  test('the footer of every page has the copyright', async ({ page }) => {
    const without = all.filter(({ footer }) => !footer.includes('Copyright © 2025'));
    expect(without.map(({ path }) => path)).toEqual([]);
    await page.goto('/');
    await expect(page.getByRole('contentinfo')).toContainText('Copyright © 2025');
    await expect(page.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
      'href',
      product.privacyUrl,
    );
  });
});

test.describe('copying', () => {
  test.beforeEach(({ context }) => allowClipboard(context));

  test('the page, as Markdown with its samples, fetched only at the click', async ({
    page,
    request,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.md')) asked.push(pathname);
    });
    await open(page, guide);
    await networkIdle(page);
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Copy page' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(asked).toEqual([`${guide}.md`]);
    const text = await clipboard(page);
    expect(text).toBe(await (await request.get(`${guide}.md`)).text());
    expect(text).toMatch(/^# Functions\n/m);
    expect(text).toContain('```ts');
    await expect(page.getByRole('button', { name: 'Copy page' })).toBeVisible({ timeout: 4000 });
  });

  test('a page that cannot be fetched says so', async ({ page }) => {
    await page.route('**/*.md', (route) => route.abort());
    await open(page, guide);
    await page.getByRole('button', { name: 'Copy page' }).click();
    await expect(page.getByRole('button', { name: 'Could not copy' })).toBeVisible();
  });

  test('code, as it is shown', async ({ page }) => {
    await open(page, guide);
    const code = page.getByRole('article').locator('pre code').first();
    await page.getByRole('button', { name: 'Copy code' }).first().click();
    await expect(page.getByRole('status').first()).toHaveText('Copied');
    expect(await clipboard(page)).toBe((await code.textContent())?.replace(/\n$/, ''));
    await expect(page.getByRole('status').first()).toHaveText('', { timeout: 4000 });
  });

  test('code of a change, without the removed lines', async ({ page }) => {
    await open(page, '/understanding/best-practices');
    const block = page
      .locator('[data-block]')
      .filter({ has: page.locator('.line.remove') })
      .first();
    const removed = await block.locator('.line.remove').allTextContents();
    const kept = await block.locator('.line:not(.remove)').allTextContents();
    expect(removed.length).toBeGreaterThan(0);
    await block.getByRole('button', { name: 'Copy code' }).click();
    await expect(block.getByRole('status')).toHaveText('Copied');
    expect(await clipboard(page)).toBe(kept.join('').replace(/\n$/, ''));
  });
});

test.describe('package manager', () => {
  const path = '/quickstart/react';
  const chosen = (page: Page) => page.getByRole('tab', { selected: true });
  const count = (page: Page) => page.getByRole('tablist', { name: 'Package manager' }).count();

  async function expectChosen(page: Page, name: string) {
    const sets = await count(page);
    expect(sets).toBeGreaterThan(1);
    await expect(chosen(page)).toHaveText(Array(sets).fill(name));
    await expect(page.locator('[role=tabpanel]:visible')).toHaveCount(sets);
    await expect(page.getByRole('tabpanel').first()).toContainText(name);
  }

  test('is chosen for all blocks, and remembered', async ({ page }) => {
    await open(page, path);
    await expectChosen(page, 'npm');
    await page.getByRole('tab', { name: 'pnpm' }).last().click();
    await expectChosen(page, 'pnpm');
    await page.reload();
    await start(page);
    await expectChosen(page, 'pnpm');
    await page.goto('/quickstart/nodejs');
    await start(page);
    await expect(chosen(page).first()).toHaveText('pnpm');
  });

  test('follows the choice made in another tab of the browser', async ({ page, context }) => {
    await open(page, path);
    const other = await context.newPage();
    await open(other, path);
    await other.getByRole('tab', { name: 'yarn' }).first().click();
    await expectChosen(page, 'yarn');
  });

  test('is chosen with the arrow keys, one stop of the keyboard a set', async ({ page }) => {
    await open(page, path);
    const set = page.getByRole('tablist', { name: 'Package manager' }).first();
    await set.getByRole('tab', { name: 'npm', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(set.getByRole('tab', { name: 'pnpm' })).toBeFocused();
    await expectChosen(page, 'pnpm');
    await page.keyboard.press('End');
    await expectChosen(page, 'bun');
    await page.keyboard.press('ArrowRight');
    await expectChosen(page, 'npm');
    await page.keyboard.press('Tab');
    expect(await isFocused(set.getByRole('tab', { name: 'pnpm' }))).toBe(false);
  });

  test('copies the commands that are shown', async ({ page, context }) => {
    await allowClipboard(context);
    await open(page, path);
    await page.getByRole('tab', { name: 'bun' }).last().click();
    const block = page
      .locator('[data-block]')
      .filter({ has: page.getByRole('tablist') })
      .last();
    await block.getByRole('button', { name: 'Copy code' }).click();
    await expect(block.getByRole('status')).toHaveText('Copied');
    expect(await clipboard(page)).toMatch(/^bunx? /);
  });
});

test.describe('sidebar', () => {
  test('shows the item of the open page on load, before the application runs', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 420 });
    await holdStart(page);
    await page.goto('/error');
    const item = sidebar(page).locator('[aria-current=page]');
    await expect(item).toHaveText('Errors');
    await expect(item).toBeInViewport({ ratio: 1 });
    await expectDocument(page);
    await start(page);
    await expect(item).toBeInViewport({ ratio: 1 });
  });

  test('opens the section of the page and closes the others', async ({ page }) => {
    await open(page, '/tutorial/scale');
    const fold = (name: string) => sidebar(page).getByRole('button', { name: `Pages of ${name}` });
    await expect(fold('Tutorial')).toHaveAttribute('aria-expanded', 'true');
    await expect(fold('Database')).toHaveAttribute('aria-expanded', 'false');
    await sidebar(page).getByRole('link', { name: 'Database' }).click();
    await expect(page).toHaveURL('/database');
    await expect(fold('Database')).toHaveAttribute('aria-expanded', 'true');
    await expect(fold('Tutorial')).toHaveAttribute('aria-expanded', 'false');
    await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('Database');
  });

  test('closes the sibling of a section that is opened by hand', async ({ page }) => {
    await open(page, '/home');
    const fold = (name: string) => sidebar(page).getByRole('button', { name: `Pages of ${name}` });
    await fold('Tutorial').click();
    await expect(fold('Tutorial')).toHaveAttribute('aria-expanded', 'true');
    await fold('Quickstarts').click();
    await expect(fold('Quickstarts')).toHaveAttribute('aria-expanded', 'true');
    await expect(fold('Tutorial')).toHaveAttribute('aria-expanded', 'false');
    await expect(page).toHaveURL('/home');
  });

  test('folds by keyboard and says which list it folds', async ({ page }) => {
    await open(page, guide);
    const fold = sidebar(page).getByRole('button', { name: 'Pages of Functions' });
    const link = sidebar(page).getByRole('link', { name: 'Validation' });
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await fold.focus();
    await page.keyboard.press('Enter');
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await expect(link).toHaveCount(0);
    await page.keyboard.press('Space');
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await expect(link).toBeVisible();
    const id = await fold.getAttribute('aria-controls');
    await expect(page.locator(`[id="${id}"]`)).toContainText('Validation');
    await expect(fold).toBeFocused();
  });

  test('cannot be hidden', async ({ page }) => {
    await open(page, guide);
    await expect(page.getByRole('button', { name: /(collapse|hide).*sidebar/i })).toHaveCount(0);
    await expect(sidebar(page)).toBeVisible();
  });
});

test.describe('color mode', () => {
  /** Presses the switch until it is at a mode; it begins at the system's. */
  async function chooseDark(page: Page): Promise<void> {
    await colorMode(page).click();
    await colorMode(page).click();
    await expect(html(page)).toHaveAttribute('data-theme-choice', 'dark');
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  }

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`follows a system that prefers ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(guide);
      await expect(html(page)).toHaveAttribute('data-theme', colorScheme);
      await start(page);
      await expect(colorMode(page)).toHaveAccessibleName(/currently system mode/);
      await expect(html(page)).toHaveAttribute('data-theme', colorScheme);
      const other = colorScheme === 'dark' ? 'light' : 'dark';
      await page.emulateMedia({ colorScheme: other });
      await expect(html(page)).toHaveAttribute('data-theme', other);
    });
  }

  test('goes from the system to light, dark and back, and says which one is on', async ({
    page,
  }) => {
    await open(page, guide);
    for (const [mode, theme] of [
      ['light', 'light'],
      ['dark', 'dark'],
      ['system', 'light'],
    ] as const) {
      await colorMode(page).press('Enter');
      await expect(colorMode(page)).toHaveAccessibleName(new RegExp(`currently ${mode} mode`));
      await expect(html(page)).toHaveAttribute('data-theme', theme);
    }
  });

  test('is remembered and set before anything is drawn', async ({ page }) => {
    await open(page, guide);
    await chooseDark(page);
    await page.addInitScript(() => {
      const seen: (string | undefined)[] = [];
      Object.assign(window, { seen });
      // The callback of a frame comes right before the frame is drawn.
      const look = () => {
        if (document.body) seen.push(document.documentElement.dataset.theme);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    for (const path of [guide, '/realtime', '/']) {
      await page.goto(path);
      await start(page);
      await nextFrames(page);
      const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
      expect(seen.length).toBeGreaterThan(1);
      expect(new Set(seen), path).toEqual(new Set(['dark']));
    }
  });

  test('follows the choice made in another tab of the browser', async ({ page, context }) => {
    await open(page, guide);
    const other = await context.newPage();
    await open(other, guide);
    await chooseDark(other);
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await expect(colorMode(page)).toHaveAccessibleName(/currently dark mode/);
  });

  test('says that it is disabled until the page is active', async ({ page }) => {
    await holdStart(page);
    await page.goto(guide);
    await expect(colorMode(page)).toHaveAttribute('aria-disabled', 'true');
    await start(page);
    await expect(colorMode(page)).toHaveAttribute('aria-disabled', 'false');
  });
});

test.describe('menu of a phone', () => {
  test.use({ viewport: phone });

  const button = (page: Page) => page.getByRole('button', { name: 'Open the menu' });
  const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
  const back = (page: Page) => menu(page).getByRole('button', { name: 'Back to main menu' });
  const isInside = (page: Page) =>
    page.evaluate(() => document.querySelector('dialog[open]')?.contains(document.activeElement));

  async function openMenu(page: Page) {
    await open(page, guide);
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
  }

  test('opens by keyboard, traps the focus, and restores it on Escape', async ({ page }) => {
    await openMenu(page);
    expect(await isInside(page)).toBe(true);
    for (let stop = 0; stop < 60; stop += 1) {
      await page.keyboard.press('Tab');
      // Between its last and its first stop the focus may pass through the browser's own controls.
      const outside = await page.evaluate(() => {
        const { activeElement: active } = document;
        return active !== document.body && !active?.closest('dialog');
      });
      expect(outside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(menu(page)).not.toBeVisible();
    await expect(button(page)).toBeFocused();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('opens again after Escape', async ({ page }) => {
    await openMenu(page);
    await page.keyboard.press('Escape');
    await expect(menu(page)).not.toBeVisible();
    await button(page).click();
    await expect(menu(page)).toBeVisible();
  });

  test('closes with its button and on a click on the backdrop', async ({ page }) => {
    await openMenu(page);
    await menu(page).getByRole('button', { name: 'Close the menu' }).click();
    await expect(menu(page)).not.toBeVisible();
    await expect(button(page)).toBeFocused();
    await button(page).click();
    await expect(menu(page)).toBeVisible();
    await page.mouse.click(phone.width - 5, 400);
    await expect(menu(page)).not.toBeVisible();
    await expect(button(page)).toBeFocused();
  });

  test('closes when the window becomes a desktop, above 996 px', async ({ page }) => {
    await openMenu(page);
    await page.setViewportSize({ width: 996, height: 800 });
    await expect(menu(page)).toBeVisible();
    await page.setViewportSize({ width: 997, height: 800 });
    await expect(menu(page)).toHaveCount(0);
    await expect(sidebar(page)).toBeVisible();
    // Nothing of it is left: the page scrolls again.
    expect(await html(page).evaluate((element) => getComputedStyle(element).overflow)).not.toBe(
      'hidden',
    );
    await page.setViewportSize(phone);
    await expect(menu(page)).not.toBeVisible();
    await button(page).click();
    await expect(menu(page)).toBeVisible();
  });

  test('shows the sidebar first, and the links of the navbar behind "Back to main menu"', async ({
    page,
  }) => {
    await openMenu(page);
    const tree = menu(page).getByRole('navigation', { name: 'Docs sidebar in the menu' });
    await expect(tree.locator('[aria-current=page]')).toHaveText('Functions');
    await expect(tree.locator('[aria-current=page]')).toBeInViewport();
    await back(page).focus();
    await page.keyboard.press('Enter');
    const main = menu(page).getByRole('navigation', { name: 'Main menu' });
    await expect(main.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await expect(tree).toHaveCount(0);
    await page.keyboard.press('Tab');
    expect(await isInside(page)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(menu(page)).not.toBeVisible();
    await button(page).click();
    await expect(tree).toBeVisible();
  });

  test('opens at the page that is read, with the way out in view', async ({ page }) => {
    await open(page, '/database/advanced/occ');
    await button(page).click();
    const tree = menu(page).getByRole('navigation', { name: 'Docs sidebar in the menu' });
    await expect(tree.locator('[aria-current=page]')).toBeInViewport();
    await expect(menu(page).getByRole('button', { name: 'Close the menu' })).toBeInViewport();
    await expect(back(page)).toBeInViewport();
    const current = await tree.locator('[aria-current=page]').boundingBox();
    const way = await back(page).boundingBox();
    expect(current?.y).toBeLessThan(way?.y ?? 0);
  });

  test('closes when a page is chosen', async ({ page }) => {
    await openMenu(page);
    await menu(page).getByRole('link', { name: 'Realtime' }).click();
    await expect(page).toHaveURL('/realtime');
    await expect(menu(page)).not.toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('prevents the page behind it from scrolling', async ({ page }) => {
    await openMenu(page);
    await page.mouse.move(phone.width - 5, 400);
    await page.mouse.wheel(0, 500);
    // A page that scrolled would have begun by then.
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('switches the color mode', async ({ page }) => {
    await openMenu(page);
    await menu(page)
      .getByRole('button', { name: /Switch between dark and light mode/ })
      .dblclick();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  });

  test('has only the main menu on a page without a sidebar', async ({ page }) => {
    await open(page, '/');
    await button(page).click();
    await expect(menu(page).getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await expect(back(page)).toHaveCount(0);
  });

  test('is not there on a desktop', async ({ page }) => {
    await page.setViewportSize({ width: 997, height: 800 });
    await page.goto(guide);
    await expect(button(page)).toHaveCount(0);
  });
});

test.describe('print', () => {
  test('shows only the article', async ({ page }) => {
    for (const theme of ['light', 'dark']) {
      await page.goto(`${guide}?docusaurus-theme=${theme}`);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('article')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const hidden of [
        '[data-sidebar]',
        'header > nav',
        'button',
        'footer',
        'aside[aria-label="On this page"]',
      ]) {
        expect(await page.locator(`${hidden}:visible`).count(), hidden).toBe(0);
      }
      const [text, ground] = await page
        .locator('article p')
        .first()
        .evaluate((element) => [
          getComputedStyle(element).color,
          getComputedStyle(document.documentElement).backgroundColor,
        ]);
      expect([text, ground]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
      await page.emulateMedia({ media: 'screen' });
    }
  });
});
