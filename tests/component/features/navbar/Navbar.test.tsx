import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Navbar } from '../../../../src/features/navbar';
import { hasVersions, navbarItemsFor } from '../../../../src/site/navbar';
import { renderInSite } from '../../renderInSite';

afterEach(() => vi.restoreAllMocks());

function show(items: object[] = navbarItemsFor({ hasVersions: hasVersions(process.cwd()) })) {
  renderInSite(<Navbar />, {
    // Docusaurus' validation fills these in.
    siteConfig: {
      themeConfig: {
        navbar: {
          hideOnScroll: true,
          items: items.map((item) => ({
            dropdownItemsBefore: [],
            dropdownItemsAfter: [],
            ...item,
          })),
        },
      },
    },
  });
}

const bar = () => screen.getByRole('banner');

describe('the navbar', () => {
  test('has the brand and links to dashboard, blog, code and community, each with a name', () => {
    show();
    const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    const named = links.map((link) => [
      link.getAttribute('aria-label') ?? link.textContent,
      link.getAttribute('href'),
    ]);
    expect(named).toEqual([
      ['Convex Docs', '/'],
      ['Dashboard', 'https://dashboard.convex.dev'],
      ['Blog', 'https://stack.convex.dev'],
      ['GitHub', 'https://github.com/get-convex'],
      ['Discord community', 'https://convex.dev/community'],
    ]);
  });

  test('has search, as a box and for a phone as an icon, Ask AI and the switch of colors', () => {
    show();
    const names = screen
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent);
    expect(names).toEqual([
      'Open the menu',
      'Search docs and more...Ctrl K',
      'Search docs and more...',
      'Ask AI',
      'Switch between dark and light mode (currently light mode)',
    ]);
  });

  test('names the item of the configuration that cannot be rendered', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const items = [{ type: 'nonsense', label: 'A', position: 'right' }];
    expect(() => show(items)).toThrow(
      expect.objectContaining({
        message: expect.stringMatching(
          /Please double-check the following navbar item[\s\S]*"type": "nonsense"/,
        ),
        cause: new Error('No NavbarItem component found for type "nonsense".'),
      }),
    );
  });

  test('hides on scrolling down and reappears on scrolling up', () => {
    show();
    const scrollTo = (position: number) =>
      act(() => {
        vi.spyOn(window, 'pageYOffset', 'get').mockReturnValue(position);
        document.dispatchEvent(new Event('scroll'));
        window.dispatchEvent(new Event('scroll'));
      });
    const isAway = () => bar().classList.contains('away');
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
    scrollTo(0);
    expect(isAway()).toBe(false);
    scrollTo(400);
    scrollTo(900);
    expect(isAway()).toBe(true);
    scrollTo(700);
    expect(isAway()).toBe(false);
  });
});
