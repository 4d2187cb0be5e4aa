import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Navbar } from '../../../../src/features/navbar';
import { renderInSite } from '../../renderInSite';

test('the menu of a phone shows the docs on a page without a sidebar too, and leads back to them', async () => {
  const { innerWidth } = window;
  Object.assign(window, { innerWidth: 390 });
  const navbar = { hideOnScroll: true, items: [{ label: 'Blog', href: 'https://e.com' }] };
  renderInSite(<Navbar />, { path: '/home', siteConfig: { themeConfig: { navbar } } });
  fireEvent.click(screen.getByRole('button', { name: 'Open the menu' }));
  const menu = within(document.querySelector('dialog') as HTMLElement);
  const tree = await menu.findByRole('navigation', { name: 'Docs sidebar in the menu' });
  expect(within(tree).getByText('Get started')).toBeTruthy();
  expect(within(tree).getByRole('link', { name: 'Changes' })).toBeTruthy();
  fireEvent.click(menu.getByRole('button', { name: /Back to main menu/ }));
  expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Blog']);
  fireEvent.click(menu.getByRole('button', { name: /Docs/ }));
  expect(menu.getByRole('link', { name: 'Changes' })).toBeTruthy();
  Object.assign(window, { innerWidth });
});
