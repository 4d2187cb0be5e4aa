import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Navbar } from '../../../src/features/navbar';
import { renderInSite } from '../renderInSite';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const doc = (id: string, path: string, sidebar?: string) => ({ id, path, sidebar });

/** Two versions that share a page and each have another one. */
const versions = [
  {
    name: 'current',
    label: 'Next',
    isLast: true,
    path: '/',
    mainDocId: 'home',
    docs: [doc('home', '/home', 'docs'), doc('new', '/new', 'docs'), doc('same', '/same', 'docs')],
    sidebars: { docs: { link: { path: '/home', label: 'Home' } }, bare: {} },
  },
  {
    name: '1.0',
    label: '1.0',
    isLast: false,
    path: '/1.0',
    mainDocId: 'home',
    docs: [doc('home', '/1.0/home', 'docs'), doc('same', '/1.0/same', 'docs')],
    sidebars: { docs: { link: { path: '/1.0/home', label: 'Home' } } },
  },
];

interface Options {
  path?: string;
  several?: boolean;
  i18n?: object;
}

function show(item: object, { path = '/home', several = true, i18n }: Options = {}) {
  const items = [{ dropdownItemsBefore: [], dropdownItemsAfter: [], position: 'right', ...item }];
  const plugin = { path: '/', breadcrumbs: true, versions: several ? versions : [versions[0]] };
  return renderInSite(<Navbar />, {
    path,
    ...(i18n && { i18n }),
    siteConfig: { themeConfig: { navbar: { hideOnScroll: true, items } } },
    globalData: { 'docusaurus-plugin-content-docs': { default: plugin } },
  });
}

const links = () => {
  const bar = screen.getByRole('navigation', { name: 'Main' });
  return within(bar)
    .getAllByRole('link')
    .slice(1)
    .map((link) => [link.textContent, link.getAttribute('href')]);
};

/** The cause of the error that names the item. */
function causeOf(act: () => void): Error {
  try {
    act();
  } catch (error) {
    expect((error as Error).message).toMatch(/^A theme navbar item failed to render\./);
    return (error as Error).cause as Error;
  }
  throw new Error('nothing was thrown');
}

describe('a navbar item', () => {
  test.each<[string, object, Options, [string, string][]]>([
    ['doc', { docId: 'same', label: 'Same' }, {}, [['Same', '/same']]],
    ['docSidebar', { sidebarId: 'docs', label: 'Guides' }, {}, [['Guides', '/home']]],
    // It is a link where there is one version.
    ['docsVersionDropdown', {}, { several: false }, [['Next', '/home']]],
    [
      'docsVersionDropdown',
      {},
      { path: '/same?a=1#b' },
      [
        ['Next', '/same?a=1#b'],
        ['1.0', '/1.0/same?a=1#b'],
      ],
    ],
    // A version that lacks the page is linked at its main doc.
    [
      'docsVersionDropdown',
      {},
      { path: '/new' },
      [
        ['Next', '/new'],
        ['1.0', '/1.0/home'],
      ],
    ],
    ['localeDropdown', {}, {}, []],
  ])('of the type %s with %j leads where it should: %j', (type, item, options, expected) => {
    show({ type, ...item }, options);
    expect(links()).toEqual(expected);
  });

  test.each([
    ['/home', { to: '/home' }],
    ['/home/x', { to: '/home', activeBasePath: '/home' }],
  ])('of the type default is a link that is marked on %s', (path, item) => {
    show({ label: 'Home', ...item }, { path });
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBe('page');
  });

  test.each(['search', 'custom-search', 'custom-ai-chat'])('of the type %s renders', (type) => {
    expect(() => show({ type })).not.toThrow();
  });

  test.each<[object, RegExp]>([
    [{ type: 'carousel' }, /^No NavbarItem component found for type "carousel"\.$/],
    [
      { type: 'docSidebar', sidebarId: 'bare' },
      /^DocSidebarNavbarItem: Sidebar with ID "bare" doesn't have anything to be linked to\.$/,
    ],
    [
      { type: 'docSidebar', sidebarId: 'gone' },
      /Can't find any sidebar with id "gone" in version[\s\S]*- docs/,
    ],
    [
      { type: 'doc', docId: 'gone' },
      /Couldn't find any doc with id "gone" in version[\s\S]*- home/,
    ],
    [
      { type: 'docsVersionDropdown', versions: ['current', '0.9'] },
      /No docs version exist for name '0\.9'[\s\S]*Available version names:\n- current\n- 1\.0/,
    ],
  ])('as %j is an error that says why', (item, message) => {
    expect(causeOf(() => show(item)).message).toMatch(message);
  });

  test('that fails to render tells to check its configuration', () => {
    expect(() => show({ type: 'docSidebar', sidebarId: 'gone' })).toThrow(
      /^A theme navbar item failed to render\.\nPlease double-check the following navbar item \(themeConfig\.navbar\.items\) of your Docusaurus config:\n[\s\S]*"sidebarId": "gone"/,
    );
  });
});

describe('the dropdown', () => {
  const item = {
    label: 'Community',
    items: [
      { label: 'Blog', href: 'https://stack.convex.dev' },
      { label: 'Chat', to: '/chat' },
    ],
  };
  const details = () => document.querySelector('header nav details') as HTMLDetailsElement;
  const chat = () => screen.getByRole('link', { name: 'Chat' });

  test.each<[string, () => void]>([
    ['Escape', () => fireEvent.keyDown(chat(), { key: 'Escape' })],
    ['a click elsewhere', () => fireEvent.pointerDown(document.body)],
    ['a focus elsewhere', () => fireEvent.blur(chat(), { relatedTarget: document.body })],
    ['a click on a link', () => fireEvent.click(chat())],
  ])('closes on %s', (name, act) => {
    show(item);
    details().open = true;
    act();
    expect(details().open).toBe(false);
    const restored = document.activeElement === details().querySelector('summary');
    expect(restored).toBe(name === 'Escape');
  });

  test.each([
    ['/chat', true],
    ['/home', false],
  ])('in the menu of a phone on %s is open: %s', (path, isOpen) => {
    const width = window.innerWidth;
    Object.assign(window, { innerWidth: 390 });
    show(item, { path });
    fireEvent.click(screen.getByRole('button', { name: /Back to main menu/, hidden: true }));
    expect(document.querySelector<HTMLDetailsElement>('dialog details')?.open).toBe(isOpen);
    Object.assign(window, { innerWidth: width });
  });
});

test('the docs-version dropdown saves the preference for its docs plugin in local storage', () => {
  show({ type: 'docsVersionDropdown' }, { path: '/same' });
  fireEvent.click(screen.getByRole('link', { name: '1.0' }));
  expect(localStorage.getItem('docs-preferred-version-default')).toBe('1.0');
});

test('the locale switcher has the same path in other locales, keeping query and hash', () => {
  const url = 'https://docs.convex.dev';
  const i18n = {
    defaultLocale: 'en',
    currentLocale: 'en',
    locales: ['en', 'fr'],
    localeConfigs: {
      en: { label: 'English', baseUrl: '/', htmlLang: 'en', url },
      fr: { label: 'French', baseUrl: '/fr/', htmlLang: 'fr', url },
    },
  };
  show({ type: 'localeDropdown' }, { path: '/same?a=1#b', i18n });
  expect(links()).toEqual([
    ['English', '/same?a=1#b'],
    ['French', '/fr/same?a=1#b'],
  ]);
  expect(screen.getByRole('link', { name: 'French' }).getAttribute('lang')).toBe('fr');
});
