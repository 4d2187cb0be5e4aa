import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Sidebar } from '../../../../src/features/sidebar';
import { renderInSite } from '../../renderInSite';

const link = (href: string, label: string): PropSidebarItem => ({
  type: 'link',
  href,
  label,
  docId: href,
});

const section = (href: string, label: string, items: PropSidebarItem[]): PropSidebarItem => ({
  type: 'category',
  href,
  label,
  items,
  collapsible: true,
  collapsed: true,
});

const reading = section('/database/reading-data', 'Reading data', [
  link('/database/reading-data/indexes', 'Indexes'),
]);
const sidebar: PropSidebarItem[] = [
  link('/home', 'Home'),
  {
    type: 'category',
    label: 'Platform',
    collapsible: false,
    collapsed: false,
    items: [
      section('/functions', 'Functions', [link('/functions/actions', 'Actions')]),
      section('/database', 'Database', [link('/database/schemas', 'Schemas'), reading]),
    ],
  },
];

const show = (path: string, items = sidebar) => renderInSite(<Sidebar items={items} />, { path });
const nav = () => within(screen.getByRole('navigation', { name: 'Docs sidebar' }));
const labels = () =>
  nav()
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const current = () =>
  nav()
    .queryAllByRole('link', { current: 'page' })
    .map(({ textContent }) => textContent);
const fold = (label: string) => nav().getByRole('button', { name: `Pages of ${label}` });
const openSections = () =>
  nav()
    .queryAllByRole('button', { expanded: true })
    .map((button) => button.getAttribute('aria-label')?.replace('Pages of ', ''));

test.each([
  ['/home', ['Home'], []],
  ['/functions', ['Functions'], ['Functions']],
  ['/database/schemas', ['Schemas'], ['Database']],
  ['/database/schemas/', ['Schemas'], ['Database']],
  ['/database/reading-data/indexes', ['Indexes'], ['Database', 'Reading data']],
])('at %s the sidebar marks %s and has the sections %s open', (path, marked, open) => {
  show(path);
  expect(current()).toEqual(marked);
  expect(openSections()).toEqual(open);
});

test('a page that its section lists is marked in that list', () => {
  const parts = [link('/tutorial', '1. A chat app'), link('/tutorial/actions', '2. Actions')];
  show('/tutorial', [section('/tutorial', 'Tutorial', parts)]);
  expect(labels()).toEqual(['Tutorial', '1. A chat app', '2. Actions']);
  expect(current()).toEqual(['1. A chat app']);
});

test.each([
  ['/home', ['Home']],
  ['/draft', ['Home', 'Draft']],
  ['/hidden/page', ['Home', 'Page']],
  ['/hidden', ['Home', 'Hidden', 'Page']],
])('unlisted pages have a link only when they are open: %s', (path, expected) => {
  show(path, [
    link('/home', 'Home'),
    { ...link('/draft', 'Draft'), unlisted: true } as PropSidebarItem,
    {
      ...section('/hidden', 'Hidden', [link('/hidden/page', 'Page')]),
      linkUnlisted: true,
    } as PropSidebarItem,
  ]);
  expect(labels()).toEqual(expected);
  expect(nav().getByText('Hidden')).toBeTruthy();
});

test('the button of a section folds it, closes the one before, and says what it controls', () => {
  show('/functions/actions');
  const button = fold('Database');
  expect(button.hasAttribute('aria-controls')).toBe(false);
  fireEvent.click(button);
  expect(openSections()).toEqual(['Database']);
  const list = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(list?.textContent).toBe('SchemasReading data');
  fireEvent.click(button);
  expect(labels()).toEqual(['Home', 'Functions', 'Database']);
  expect(nav().queryByRole('button', { name: /sidebar/i })).toBeNull();
});

test('another page opens its section and closes what was opened by hand', () => {
  show('/home');
  fireEvent.click(fold('Database'));
  fireEvent.click(nav().getByRole('link', { name: 'Functions' }));
  expect(current()).toEqual(['Functions']);
  expect(openSections()).toEqual(['Functions']);
});
