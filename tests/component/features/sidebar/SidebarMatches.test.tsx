import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Sidebar } from '../../../../src/features/sidebar';
import { renderInSite } from '../../renderInSite';

const symbol = (href: string, label: string): PropSidebarItem => ({
  type: 'link',
  href,
  label,
  docId: href,
  customProps: { html: `<span>${label.replace('use', 'use<wbr>')}</span>` },
});

const category = (label: string, items: PropSidebarItem[], more: object = {}): PropSidebarItem => ({
  type: 'category',
  label,
  items,
  collapsible: true,
  collapsed: true,
  ...more,
});

const hooks = ['useQueries', 'useQuery', 'usePaginatedQuery'];
const names = ['Query', 'queryGeneric', 'getFunctionName'];
const types = category('Types of react', [symbol('/api/RequestForQueries', 'RequestForQueries')]);
const entryPoints = [
  category('convex/react', [
    category(
      'Functions',
      hooks.map((name) => symbol(`/api/${name}`, name)),
      { collapsible: false },
    ),
    category('Types', [types], { collapsible: false }),
  ]),
  category(
    'convex/server',
    names.map((name) => symbol(`/api/${name}`, name)),
  ),
];

async function type(text: string) {
  const api = category('Convex API', entryPoints, { href: '/api', customProps: { filter: true } });
  renderInSite(<Sidebar items={[api]} />, { path: '/api/useQuery' });
  const nav = within(screen.getByRole('navigation', { name: 'Docs sidebar' }));
  const field = await nav.findByRole<HTMLInputElement>('searchbox', { name: 'Filter Convex API' });
  field.focus();
  fireEvent.input(field, { target: { value: text } });
  const status = await waitFor(() => nav.getByRole('status'));
  // The style sheet hides the items after them.
  const links = within(status.parentElement as HTMLElement).queryAllByRole('link');
  return { nav, field, status, found: links.map(({ textContent }) => textContent) };
}

const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement as Element, { key, ...more });

test.each([
  // The same name, its beginning, its initials, letters in it.
  ['query', ['Query', 'queryGeneric', 'useQuery', 'usePaginatedQuery']],
  ['useq', ['useQuery', 'useQueries']],
  ['upq', ['usePaginatedQuery']],
  ['queries', ['useQueries', 'RequestForQueries']],
  [' getF ', ['getFunctionName']],
  ['xyz', []],
])('the names that match "%s" are %o, the best first', async (text, expected) => {
  const { found, status } = await type(text);
  expect(found).toEqual(expected);
  expect(status.textContent).toBe(expected.length === 1 ? '1 name' : `${expected.length} names`);
});

test('the arrow keys move through the matches, and Escape clears them', async () => {
  const { nav, field } = await type('query');
  const steps = ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'].map((key) => {
    press(key);
    return document.activeElement?.textContent;
  });
  expect(steps).toEqual(['Query', 'queryGeneric', 'Query', '']);
  expect(document.activeElement).toBe(field);
  press('ArrowDown');
  press('Escape');
  expect(document.activeElement).toBe(field);
  expect(nav.queryByRole('status')).toBeNull();
});

test('Enter opens the best match and shows all names again, unless it belongs to an input method', async () => {
  const { nav, field } = await type('query');
  for (const key of ['Enter', 'Escape', 'ArrowDown']) press(key, { isComposing: true });
  expect([document.activeElement, field.value]).toEqual([field, 'query']);
  press('Enter');
  expect(nav.getByRole('link', { current: 'page' }).textContent).toBe('Query');
  expect(field.value).toBe('');
});
