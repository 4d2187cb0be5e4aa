import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Breadcrumbs } from '../../../../src/features/page/PageHead';
import { renderInSite } from '../../renderInSite';

const link = (href: string, label: string): PropSidebarItem => ({
  type: 'link',
  href,
  label,
  docId: href,
});
const sidebar: PropSidebarItem[] = [
  link('/home', 'Overview'),
  {
    type: 'category',
    label: 'Platform',
    collapsible: false,
    collapsed: false,
    items: [
      {
        type: 'category',
        label: 'Functions',
        href: '/functions',
        collapsible: true,
        collapsed: true,
        items: [link('/functions/actions', 'Actions')],
      },
      link('/realtime', 'Realtime'),
    ],
  },
];

function show(path: string) {
  return renderInSite(<Breadcrumbs />, {
    path,
    sidebar,
    doc: { metadata: { title: 'Page', permalink: path } },
  });
}

function crumbs() {
  const list = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
  return list
    .getAllByRole('listitem')
    .map((item) => [
      item.textContent,
      item.querySelector('a')?.getAttribute('href') ?? null,
      item.getAttribute('aria-current'),
    ]);
}

function dataFor(path: string) {
  const { container } = show(path);
  return Array.from(
    container.querySelectorAll('script[type="application/ld+json"]'),
    ({ textContent }) => JSON.parse(textContent ?? ''),
  );
}

describe('Breadcrumbs', () => {
  test("lead from the home page through the section to the page, which isn't a link", () => {
    show('/functions/actions');
    expect(crumbs()).toEqual([
      ['Home', '/', null],
      ['Functions', '/functions', null],
      ['Actions', null, 'page'],
    ]);
  });

  test.each([
    ['/functions', 'Functions'],
    ['/realtime', 'Realtime'],
  ])('of %s end at it', (path, label) => {
    show(path);
    expect(crumbs()).toEqual([
      ['Home', '/', null],
      [label, null, 'page'],
    ]);
  });

  test('include structured data for search engines', () => {
    expect(dataFor('/functions/actions')).toMatchObject([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'Functions', item: 'https://docs.convex.dev/functions' },
          { position: 2, name: 'Actions', item: 'https://docs.convex.dev/functions/actions' },
        ],
      },
      { '@type': 'TechArticle', url: 'https://docs.convex.dev/functions/actions' },
    ]);
  });
});
