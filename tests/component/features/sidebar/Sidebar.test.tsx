import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Sidebar } from '../../../../src/features/sidebar';
import { renderInSite } from '../../renderInSite';

const link = (href: string, label: string): PropSidebarItem => ({
  type: 'link',
  href,
  label,
  docId: href,
});

function section(
  href: string,
  label: string,
  items: PropSidebarItem[],
  icon?: string,
): PropSidebarItem {
  return {
    type: 'category',
    href,
    label,
    items,
    collapsible: true,
    collapsed: true,
    ...(icon && { customProps: { icon } }),
  };
}

const reading = section('/database/reading-data', 'Reading data', [
  link('/database/reading-data/indexes', 'Indexes'),
]);
const sidebar: PropSidebarItem[] = [
  { ...link('/home', 'Home'), customProps: { icon: 'house' } },
  {
    type: 'category',
    label: 'Platform',
    collapsible: false,
    collapsed: false,
    items: [
      section(
        '/functions',
        'Functions',
        [link('/functions/actions', 'Actions')],
        'square-function',
      ),
      section('/database', 'Database', [link('/database/schemas', 'Schemas'), reading], 'database'),
    ],
  },
];

const show = (path: string) => renderInSite(<Sidebar items={sidebar} />, { path });
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
const isOpen = (label: string) => fold(label).getAttribute('aria-expanded') === 'true';

describe('the sidebar', () => {
  test('marks a section whose own page is open, and opens it', () => {
    show('/functions');
    expect(current()).toEqual(['Functions']);
    expect(labels()).toEqual(['Home', 'Functions', 'Actions', 'Database']);
  });

  test('marks a page that its section lists in that list', () => {
    const parts = [link('/tutorial', '1. A chat app'), link('/tutorial/actions', '2. Actions')];
    renderInSite(<Sidebar items={[section('/tutorial', 'Tutorial', parts)]} />, {
      path: '/tutorial',
    });
    expect(labels()).toEqual(['Tutorial', '1. A chat app', '2. Actions']);
    expect(current()).toEqual(['1. A chat app']);
  });

  test.each(['/database/schemas', '/database/schemas/'])('opens the section of %s', (path) => {
    show(path);
    expect(current()).toEqual(['Schemas']);
    expect(isOpen('Database')).toBe(true);
    expect(isOpen('Functions')).toBe(false);
    expect(isOpen('Reading data')).toBe(false);
  });

  test('opens each section above a page', () => {
    show('/database/reading-data/indexes');
    expect(current()).toEqual(['Indexes']);
    expect([isOpen('Database'), isOpen('Reading data')]).toEqual([true, true]);
  });
});

describe('unlisted pages', () => {
  const withUnlisted: PropSidebarItem[] = [
    link('/home', 'Home'),
    { ...link('/draft', 'Draft'), unlisted: true } as PropSidebarItem,
    {
      ...section('/hidden', 'Hidden', [link('/hidden/page', 'Page')]),
      linkUnlisted: true,
    } as PropSidebarItem,
  ];
  const showAt = (path: string) => renderInSite(<Sidebar items={withUnlisted} />, { path });

  test("aren't linked in the sidebar until they are open", () => {
    showAt('/home');
    expect(labels()).toEqual(['Home']);
    cleanup();
    showAt('/draft');
    expect(labels()).toEqual(['Home', 'Draft']);
  });

  test('are not linked by their section until they are open', () => {
    showAt('/hidden/page');
    expect(nav().getByText('Hidden')).toBeTruthy();
    expect(labels()).toEqual(['Home', 'Page']);
    cleanup();
    showAt('/hidden');
    expect(current()).toEqual(['Hidden']);
  });
});

describe('the button that folds a section', () => {
  test('opens it, and reports its state and what it controls', () => {
    show('/home');
    const button = fold('Functions');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(button.hasAttribute('aria-controls')).toBe(false);
    fireEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    const list = document.getElementById(button.getAttribute('aria-controls') ?? '');
    expect(list?.textContent).toBe('Actions');
  });

  test('closes the section that was open before', () => {
    show('/functions/actions');
    fireEvent.click(fold('Database'));
    expect([isOpen('Functions'), isOpen('Database')]).toEqual([false, true]);
    expect(labels()).toEqual(['Home', 'Functions', 'Database', 'Schemas', 'Reading data']);
  });

  test('closes the section it opened', () => {
    show('/home');
    fireEvent.click(fold('Functions'));
    fireEvent.click(fold('Functions'));
    expect(labels()).toEqual(['Home', 'Functions', 'Database']);
  });
});

describe('another page', () => {
  test('opens its section and resets what was opened by hand', () => {
    show('/home');
    fireEvent.click(fold('Database'));
    fireEvent.click(nav().getByRole('link', { name: 'Functions' }));
    expect(current()).toEqual(['Functions']);
    expect([isOpen('Functions'), isOpen('Database')]).toEqual([true, false]);
  });
});
