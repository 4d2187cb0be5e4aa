import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Navbar } from '../../../../src/features/navbar';
import { hasVersions, navbarItemsFor } from '../../../../src/site/navbar';
import { renderInSite } from '../../renderInSite';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const doc = (id: string, path: string) => ({ id, path, sidebar: 'docs' });

/** Two versions that share a page and each have another one. */
const versions = [
  {
    name: 'current',
    label: 'Next',
    isLast: true,
    path: '/',
    mainDocId: 'home',
    docs: [doc('home', '/home'), doc('new', '/new'), doc('same', '/same')],
    sidebars: { docs: { link: { path: '/home', label: 'Home' } }, bare: {} },
  },
  {
    name: '1.0',
    label: '1.0',
    isLast: false,
    path: '/1.0',
    mainDocId: 'home',
    docs: [doc('home', '/1.0/home'), doc('same', '/1.0/same')],
    sidebars: { docs: { link: { path: '/1.0/home', label: 'Home' } } },
  },
];

const locale = (label: string, baseUrl: string, htmlLang: string) => ({
  label,
  baseUrl,
  htmlLang,
  url: 'https://docs.convex.dev',
});
const i18n = {
  defaultLocale: 'en',
  currentLocale: 'en',
  locales: ['en', 'fr'],
  localeConfigs: { en: locale('English', '/', 'en'), fr: locale('French', '/fr/', 'fr') },
};

interface Options {
  path?: string;
  count?: number;
  i18n?: object;
}

function show(list: object | object[], { path = '/home', count = 2, ...rest }: Options = {}) {
  // Docusaurus' validation fills these in.
  const defaults = { dropdownItemsBefore: [], dropdownItemsAfter: [], position: 'right' };
  const items = [list].flat().map((item) => ({ ...defaults, ...item }));
  const plugin = { path: '/', breadcrumbs: true, versions: versions.slice(0, count) };
  return renderInSite(<Navbar />, {
    ...rest,
    path,
    siteConfig: { themeConfig: { navbar: { hideOnScroll: true, items } } },
    globalData: { 'docusaurus-plugin-content-docs': { default: plugin } },
  });
}

/** Name and address of each link, and whether it is marked as the current one. */
const links = () =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .slice(1)
    .map((link) => {
      const mark = link.hasAttribute('aria-current') ? ' *' : '';
      return `${link.getAttribute('aria-label') ?? link.textContent} ${link.getAttribute('href')}${mark}`;
    });

test('the navbar of the site has links, search as a box and as an icon, Ask AI and the switch of colors', () => {
  show(navbarItemsFor({ hasVersions: hasVersions(process.cwd()) }));
  expect(links()).toEqual([
    'Dashboard https://dashboard.convex.dev',
    'Blog https://stack.convex.dev',
    'GitHub https://github.com/get-convex',
    'Discord community https://convex.dev/community',
  ]);
  const buttons = screen.getAllByRole('button');
  expect(buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual([
    'Open the menu',
    'Search docs and more...Ctrl K',
    'Search docs and more...',
    'Ask AI',
    'Switch between dark and light mode (currently light mode)',
  ]);
});

const items = [
  { label: 'Blog', href: 'https://e.com' },
  { label: 'Chat', to: '/chat' },
];
const database = { label: 'Database', to: '/database', activeBasePath: '/database' };
const guides = { type: 'docSidebar', sidebarId: 'docs', label: 'Guides' };
const versionsItem = { type: 'docsVersionDropdown' };
const localesItem = { type: 'localeDropdown' };

test.each<[object, Options, string[]]>([
  [{ label: 'Home', to: '/home' }, {}, ['Home /home *']],
  [database, { path: '/database/x' }, ['Database /database *']],
  [{ type: 'doc', docId: 'same', label: 'Same' }, {}, ['Same /same *']],
  [guides, { path: '/same' }, ['Guides /home *']],
  [{ label: 'Community', items }, {}, ['Blog https://e.com', 'Chat /chat']],
  // The equivalent doc with query and hash, or the main doc of a version that lacks the page.
  [versionsItem, { path: '/same?a=1#b' }, ['Next /same?a=1#b *', '1.0 /1.0/same?a=1#b']],
  [versionsItem, { path: '/new' }, ['Next /new *', '1.0 /1.0/home']],
  [versionsItem, { path: '/same', count: 1 }, ['Next /same *']],
  [localesItem, {}, []],
  [localesItem, { path: '/same?a=1#b', i18n }, ['English /same?a=1#b', 'French /fr/same?a=1#b']],
])('the item %o has with %o the links %o', (item, options, expected) => {
  show(item, options);
  expect(links()).toEqual(expected);
});

test('the choice of a version is saved for its docs plugin in local storage', () => {
  show(versionsItem, { path: '/same' });
  fireEvent.click(screen.getByRole('link', { name: '1.0' }));
  expect(localStorage.getItem('docs-preferred-version-default')).toBe('1.0');
});

test('an item of the type search is the same as custom-search', () => {
  show({ type: 'search' });
  expect(screen.getAllByRole('button', { name: /^Search docs/ })).toHaveLength(2);
});

test.each([
  [{ type: 'carousel' }, /^No NavbarItem component found for type "carousel"\.$/],
  [{ type: 'docSidebar', sidebarId: 'bare' }, /"bare" doesn't have anything to be linked to\./],
  [{ type: 'docSidebar', sidebarId: 'gone' }, /any sidebar with id "gone" in version[\s\S]*- docs/],
  [{ type: 'doc', docId: 'gone' }, /any doc with id "gone" in version[\s\S]*- home/],
  [
    { ...versionsItem, versions: ['current', '0.9'] },
    /No docs version exist for name '0\.9'[\s\S]*Available version names:\n- current\n- 1\.0/,
  ],
])('the item %o is an error that shows it and the cause', (item, cause) => {
  const [[, value] = []] = Object.entries(item).slice(-1);
  const message = new RegExp(
    `^A theme navbar item failed to render\\.\nPlease double-check the following navbar item [\\s\\S]*${[value].flat().at(-1)}`,
  );
  expect(() => show(item)).toThrow(
    expect.objectContaining({
      message: expect.stringMatching(message),
      cause: expect.objectContaining({ message: expect.stringMatching(cause) }),
    }),
  );
});

describe('the dropdown', () => {
  const open = (path?: string) => show({ label: 'Community', items }, { ...(path && { path }) });
  const details = () => document.querySelector('header nav details') as HTMLDetailsElement;
  const chat = () => screen.getByRole('link', { name: 'Chat' });

  test.each<[string, () => unknown]>([
    ['a click elsewhere', () => fireEvent.pointerDown(document.body)],
    ['the focus leaving it', () => fireEvent.blur(chat(), { relatedTarget: document.body })],
    ['a followed link', () => fireEvent.click(chat())],
    ['Escape', () => fireEvent.keyDown(chat(), { key: 'Escape' })],
  ])('closes by %s', (how, close) => {
    open();
    details().open = true;
    close();
    expect(details().open).toBe(false);
    if (how === 'Escape') expect(document.activeElement).toBe(details().querySelector('summary'));
  });

  test('in the menu of a phone is expanded when one of its items is active', () => {
    const { innerWidth } = window;
    Object.assign(window, { innerWidth: 390 });
    const isOpenAt = (path: string) => {
      const { unmount } = open(path);
      fireEvent.click(screen.getByRole('button', { name: /Back to main menu/, hidden: true }));
      const { open: isOpen } = document.querySelector('dialog details') as HTMLDetailsElement;
      unmount();
      return isOpen;
    };
    expect([isOpenAt('/chat'), isOpenAt('/home')]).toEqual([true, false]);
    Object.assign(window, { innerWidth });
  });
});
