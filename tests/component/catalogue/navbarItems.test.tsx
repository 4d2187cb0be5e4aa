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

const locale = (label: string, baseUrl: string, htmlLang: string) => ({
  label,
  baseUrl,
  htmlLang,
  url: 'https://docs.convex.dev',
});

interface Options {
  path?: string;
  several?: boolean;
}

function show(item: object, { path = '/home', several = true }: Options = {}) {
  const items = [{ dropdownItemsBefore: [], dropdownItemsAfter: [], position: 'right', ...item }];
  const plugin = { path: '/', breadcrumbs: true, versions: several ? versions : [versions[0]] };
  return renderInSite(<Navbar />, {
    path,
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
  test('of an unknown type: No NavbarItem component found for type', () => {
    expect(causeOf(() => show({ type: 'carousel' })).message).toBe(
      'No NavbarItem component found for type "carousel".',
    );
  });

  test('that fails to render tells to check its configuration', () => {
    expect(() => show({ type: 'docSidebar', sidebarId: 'gone' })).toThrow(
      /^A theme navbar item failed to render\.\nPlease double-check the following navbar item \(themeConfig\.navbar\.items\) of your Docusaurus config:\n[\s\S]*"sidebarId": "gone"/,
    );
  });

  test('of the type default is a link that is marked on its page', () => {
    show({ label: 'Home', to: '/home' });
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBe('page');
  });

  test('with a base path is marked on every page below it', () => {
    show(
      { label: 'Database', to: '/database', activeBasePath: '/database' },
      { path: '/database/x' },
    );
    expect(screen.getByRole('link', { name: 'Database' }).getAttribute('aria-current')).toBe(
      'page',
    );
  });

  test('of the types doc and docSidebar leads to the page or the first one of the sidebar', () => {
    show({ type: 'doc', docId: 'same', label: 'Same' });
    expect(links()).toEqual([['Same', '/same']]);
  });

  test('of the type docSidebar leads to the first page of the sidebar', () => {
    show({ type: 'docSidebar', sidebarId: 'docs', label: 'Guides' });
    expect(links()).toEqual([['Guides', '/home']]);
  });

  test('of a sidebar without anything to link to is an error', () => {
    expect(causeOf(() => show({ type: 'docSidebar', sidebarId: 'bare' })).message).toBe(
      'DocSidebarNavbarItem: Sidebar with ID "bare" doesn\'t have anything to be linked to.',
    );
  });

  test('of a sidebar id that is not found is an error that lists the sidebars', () => {
    const { message } = causeOf(() => show({ type: 'docSidebar', sidebarId: 'gone' }));
    expect(message).toMatch(/Can't find any sidebar with id "gone" in version/);
    expect(message).toContain('- docs');
  });

  test('of a doc id that is not found is an error that lists the docs', () => {
    const { message } = causeOf(() => show({ type: 'doc', docId: 'gone' }));
    expect(message).toMatch(/Couldn't find any doc with id "gone" in version/);
    expect(message).toContain('- home');
  });

  test.each(['search', 'custom-search', 'custom-ai-chat'])('of the type %s renders', (type) => {
    expect(() => show({ type })).not.toThrow();
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

  test('of the type default with items is a dropdown', () => {
    show(item);
    expect(within(details()).getByText('Community')).toBeTruthy();
    expect(links()).toEqual([
      ['Blog', 'https://stack.convex.dev'],
      ['Chat', '/chat'],
    ]);
  });

  test('closes on Escape, which restores the focus, and on a click elsewhere', () => {
    show(item);
    details().open = true;
    fireEvent.keyDown(screen.getByRole('link', { name: 'Chat' }), { key: 'Escape' });
    expect(details().open).toBe(false);
    expect(document.activeElement).toBe(details().querySelector('summary'));
    details().open = true;
    fireEvent.pointerDown(document.body);
    expect(details().open).toBe(false);
  });

  test('closes when the focus leaves it, and once a link is followed', () => {
    show(item);
    details().open = true;
    fireEvent.blur(screen.getByRole('link', { name: 'Chat' }), { relatedTarget: document.body });
    expect(details().open).toBe(false);
    details().open = true;
    fireEvent.click(screen.getByRole('link', { name: 'Chat' }));
    expect(details().open).toBe(false);
  });

  describe('in the menu of a phone', () => {
    const width = window.innerWidth;
    beforeEach(() => {
      Object.assign(window, { innerWidth: 390 });
    });
    afterEach(() => {
      Object.assign(window, { innerWidth: width });
    });
    const inMenu = () => {
      fireEvent.click(screen.getByRole('button', { name: /Back to main menu/, hidden: true }));
      return document.querySelector('dialog details') as HTMLDetailsElement;
    };

    test('expands automatically when one of its items is active', () => {
      show(item, { path: '/chat' });
      expect(inMenu().open).toBe(true);
    });

    test('is collapsed otherwise', () => {
      show(item, { path: '/home' });
      expect(inMenu().open).toBe(false);
    });
  });
});

describe('the docs-version dropdown', () => {
  test('links to the equivalent doc in another version, keeping query and hash', () => {
    show({ type: 'docsVersionDropdown' }, { path: '/same?a=1#b' });
    expect(links()).toEqual([
      ['Next', '/same?a=1#b'],
      ['1.0', '/1.0/same?a=1#b'],
    ]);
  });

  test('links to the main doc of a version that lacks the page', () => {
    show({ type: 'docsVersionDropdown' }, { path: '/new' });
    expect(links()[1]).toEqual(['1.0', '/1.0/home']);
  });

  test('saves the preference for its docs plugin in local storage', () => {
    show({ type: 'docsVersionDropdown' }, { path: '/same' });
    fireEvent.click(screen.getByRole('link', { name: '1.0' }));
    expect(localStorage.getItem('docs-preferred-version-default')).toBe('1.0');
  });

  test('is a link, labelled Next, where there is one version', () => {
    show({ type: 'docsVersionDropdown' }, { several: false });
    expect(document.querySelector('header nav details')).toBeNull();
    expect(links()).toEqual([['Next', '/home']]);
  });

  test('of an unknown version: No docs version exist for name, listing available names', () => {
    const { message } = causeOf(() =>
      show({ type: 'docsVersionDropdown', versions: ['current', '0.9'] }),
    );
    expect(message).toContain("No docs version exist for name '0.9'");
    expect(message).toContain('Available version names:\n- current\n- 1.0');
  });
});

describe('the locale switcher', () => {
  test('is hidden with one locale', () => {
    show({ type: 'localeDropdown' });
    expect(links()).toEqual([]);
  });

  test('has the same path in other locales, keeping query and hash', () => {
    const i18n = {
      defaultLocale: 'en',
      currentLocale: 'en',
      locales: ['en', 'fr'],
      localeConfigs: {
        en: locale('English', '/', 'en'),
        fr: locale('French', '/fr/', 'fr'),
      },
    };
    renderInSite(<Navbar />, {
      path: '/same?a=1#b',
      i18n,
      siteConfig: {
        themeConfig: {
          navbar: {
            hideOnScroll: true,
            items: [
              {
                type: 'localeDropdown',
                position: 'right',
                dropdownItemsBefore: [],
                dropdownItemsAfter: [],
              },
            ],
          },
        },
      },
    });
    expect(links()).toEqual([
      ['English', '/same?a=1#b'],
      ['French', '/fr/same?a=1#b'],
    ]);
    expect(screen.getByRole('link', { name: 'French' }).getAttribute('lang')).toBe('fr');
  });
});
