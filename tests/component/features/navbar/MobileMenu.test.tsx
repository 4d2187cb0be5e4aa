import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Navbar } from '../../../../src/features/navbar';
import { DocsFrame } from '../../../../src/features/page';
import { renderInSite } from '../../renderInSite';

const phone = 390;
const desktop = 1280;
let widthBefore: number;

function resize(width: number) {
  Object.assign(window, { innerWidth: width });
  window.dispatchEvent(new Event('resize'));
}

beforeEach(() => {
  widthBefore = window.innerWidth;
  resize(phone);
});
afterEach(() => resize(widthBefore));

const sidebar: PropSidebarItem[] = [
  { type: 'link', href: '/home', label: 'Home', docId: 'home' },
  { type: 'link', href: '/realtime', label: 'Realtime', docId: 'realtime' },
];

function show(items?: PropSidebarItem[]) {
  const navbar = { hideOnScroll: true, items: [{ label: 'Blog', href: 'https://e.com' }] };
  renderInSite(
    <>
      <Navbar />
      <DocsFrame>page</DocsFrame>
    </>,
    { path: '/home', siteConfig: { themeConfig: { navbar } }, sidebar: items },
  );
}

const dialog = () => document.querySelector('dialog');
const menu = () => within(dialog() as HTMLElement);

describe('the menu of a phone', () => {
  test('shows the docs on a page without a sidebar too, and leads back to them', async () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Open the menu' }));
    const tree = await menu().findByRole('navigation', { name: 'Docs sidebar in the menu' });
    expect(within(tree).getByText('Get started')).toBeTruthy();
    expect(within(tree).getByRole('link', { name: 'Changes' })).toBeTruthy();
    fireEvent.click(menu().getByRole('button', { name: /Back to main menu/ }));
    expect(
      menu()
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Blog']);
    fireEvent.click(menu().getByRole('button', { name: /Docs/ }));
    expect(menu().getByRole('link', { name: 'Changes' })).toBeTruthy();
  });

  test.each<[string, () => void]>([
    ['its button', () => fireEvent.click(menu().getByRole('button', { name: 'Close the menu' }))],
    ['a click on the backdrop', () => fireEvent.click(dialog() as Element)],
    ['Escape, when the browser closes it', () => act(() => dialog()?.close())],
    ['choosing a page', () => fireEvent.click(menu().getByRole('link', { name: 'Realtime' }))],
    ['a window that becomes wide', () => act(() => resize(desktop))],
  ])('closes by %s', (_how, close) => {
    show(sidebar);
    const button = screen.getByRole('button', { name: 'Open the menu' });
    fireEvent.click(button);
    expect([dialog()?.open, button.getAttribute('aria-expanded')]).toEqual([true, 'true']);
    close();
    expect([dialog()?.open ?? false, button.getAttribute('aria-expanded')]).toEqual([
      false,
      'false',
    ]);
  });
});
