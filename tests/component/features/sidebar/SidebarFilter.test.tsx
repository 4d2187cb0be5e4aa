import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Sidebar } from '../../../../src/features/sidebar';
import { renderInSite } from '../../renderInSite';

const symbol = (href: string, label: string, html: string): PropSidebarItem => ({
  type: 'link',
  href,
  label,
  docId: href,
  customProps: { html: `<i aria-hidden="true">${html.charAt(0)}</i><span>${html.slice(1)}</span>` },
});

const category = (item: object): PropSidebarItem =>
  ({ type: 'category', collapsible: true, collapsed: true, ...item }) as PropSidebarItem;

const sidebar = [
  category({
    href: '/api',
    label: 'Convex API',
    customProps: { filter: true },
    items: [
      category({
        href: '/api/modules/react',
        label: 'convex/react',
        items: [
          category({
            label: 'Functions',
            collapsible: false,
            items: [
              symbol('/api/functions/react.useQuery', 'useQuery', 'Fuse<wbr>Query'),
              symbol('/api/functions/react.useMutation', 'useMutation', 'Fuse<wbr>Mutation'),
            ],
          }),
        ],
      }),
      category({
        href: '/api/modules/server',
        label: 'convex/server',
        items: [symbol('/api/interfaces/server.Query', 'Query', 'IQuery')],
      }),
    ],
  }),
];

function show(path = '/api/functions/react.useQuery') {
  renderInSite(<Sidebar items={sidebar} />, { path });
  return within(screen.getByRole('navigation', { name: 'Docs sidebar' }));
}

/** The names that match. The style sheet hides the items after them. */
const matches = (nav: ReturnType<typeof show>) =>
  within(nav.getByRole('status').parentElement as HTMLElement)
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);

async function type(nav: ReturnType<typeof show>, text: string) {
  const field = await nav.findByRole('searchbox', { name: 'Filter Convex API' });
  field.focus();
  fireEvent.input(field, { target: { value: text } });
  await waitFor(() => nav.getByRole('status'));
  return field;
}

describe('the filter', () => {
  test('shows the names of all entry points that match, and their number', async () => {
    const nav = show();
    await type(nav, 'query');
    expect(matches(nav)).toEqual(['IQuery', 'FuseQuery']);
    expect(nav.getByRole('status').textContent).toBe('2 names');
  });

  test('moves from the field through the matches with the arrow keys', async () => {
    const nav = show();
    const field = await type(nav, 'query');
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    expect(document.activeElement?.textContent).toBe('IQuery');
    fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowDown' });
    expect(document.activeElement?.textContent).toBe('FuseQuery');
    fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowUp' });
    fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowUp' });
    expect(document.activeElement).toBe(field);
  });

  test('opens the best match with Enter and then shows all names again', async () => {
    const nav = show();
    const field = await type(nav, 'query');
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(nav.getByRole('link', { current: 'page' }).textContent).toBe('IQuery');
    expect((field as HTMLInputElement).value).toBe('');
  });

  test('leaves the keys of an input method alone', async () => {
    const nav = show();
    const field = await type(nav, 'query');
    for (const key of ['Enter', 'Escape', 'ArrowDown']) {
      fireEvent.keyDown(field, { key, isComposing: true });
    }
    expect(document.activeElement).toBe(field);
    expect(matches(nav)).toEqual(['IQuery', 'FuseQuery']);
  });

  test('is cleared with Escape, which goes back to the field', async () => {
    const nav = show();
    const field = await type(nav, 'query');
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
    expect(document.activeElement).toBe(field);
    expect(nav.queryByRole('status')).toBeNull();
  });
});
