import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { PageHead } from '../../../../src/features/page';
import { renderInSite } from '../../renderInSite';

const link = (href: string, label: string): PropSidebarItem => ({
  type: 'link',
  href,
  label,
  docId: href,
});
const category = (item: object) =>
  ({ type: 'category', collapsed: false, ...item }) as PropSidebarItem;
const sidebar = [
  link('/docs/home', 'Overview'),
  category({
    label: 'Platform',
    collapsible: false,
    items: [
      category({
        label: 'Functions',
        href: '/docs/functions/',
        collapsible: true,
        items: [link('/docs/functions/actions', 'Actions')],
      }),
      link('/docs/realtime', 'Realtime'),
    ],
  }),
];

function show(permalink: string, metadata: object = {}) {
  const { container } = renderInSite(<PageHead />, {
    path: permalink,
    sidebar,
    doc: { metadata: { title: 'Actions', description: 'Call others.', permalink, ...metadata } },
    siteConfig: { baseUrl: '/docs/' },
  });
  const data = container.querySelectorAll('script[type="application/ld+json"]');
  return Array.from(data, ({ textContent }) => JSON.parse(textContent));
}

describe('breadcrumbs', () => {
  const section = ['Functions', '/docs/functions', null];

  test.each([
    ['/docs/functions/actions', [section, ['Actions', null, 'page']]],
    ['/docs/functions/', [['Functions', null, 'page']]],
    ['/docs/realtime', [['Realtime', null, 'page']]],
  ])('of %s lead through its sections, without the groups, to the page', (path, expected) => {
    show(path);
    const list = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
    const crumbs = list.getAllByRole('listitem').map((item) => {
      const address = item.querySelector('a')?.getAttribute('href') ?? null;
      return [item.textContent, address, item.getAttribute('aria-current')];
    });
    expect(crumbs).toEqual([['Home', '/docs/', null], ...expected]);
  });

  test('are not on the overview', () => {
    show('/docs/home');
    expect(screen.queryByRole('navigation', { name: 'Breadcrumbs' })).toBeNull();
  });
});

test('search engines read the place, the content and the last change of a page', () => {
  const lastUpdatedAt = Date.UTC(2025, 4, 6, 23, 30);
  const url = 'https://docs.convex.dev/docs/functions/actions';
  const site = 'https://docs.convex.dev/docs/';
  const [place, article] = show('/docs/functions/actions', { lastUpdatedAt });
  expect(place).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Functions', item: `${site}functions` },
      { position: 2, name: 'Actions', item: url },
    ],
  });
  expect(article).toEqual({
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    '@id': url,
    url,
    headline: 'Actions',
    description: 'Call others.',
    image: `${site}og/functions/actions.png`,
    inLanguage: 'en',
    isPartOf: { '@type': 'WebSite', '@id': site, url: site, name: 'Convex Docs' },
    dateModified: '2025-05-06T23:30:00.000Z',
  });
});

test.each([undefined, null])('a page has no date if git has no history: %s', (lastUpdatedAt) => {
  const [, article] = show('/docs/realtime', { lastUpdatedAt });
  expect(article).not.toHaveProperty('dateModified');
});
