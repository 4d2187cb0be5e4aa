import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PageEnd } from '../../../../src/features/page/PageEnd';
import { renderInSite } from '../../renderInSite';

const links = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('a page ends with its source, the date of its last change in UTC, and the pages around it', () => {
  const metadata = {
    editUrl: 'https://github.com/get-convex/convex-docs/edit/main/docs/home.mdx',
    lastUpdatedAt: Date.UTC(2025, 8, 18, 23, 59),
    previous: { title: 'Queries', permalink: '/functions/query-functions' },
    next: { title: 'Actions', permalink: '/functions/actions' },
  };
  renderInSite(<PageEnd />, { doc: { metadata } });
  expect(links().slice(1)).toEqual([
    ['Edit this page', metadata.editUrl],
    ['PreviousQueries', '/functions/query-functions'],
    ['NextActions', '/functions/actions'],
  ]);
  expect(screen.getByText('September 18, 2025').getAttribute('datetime')).toBe('2025-09-18');
});

test('a page without neighbors leads to the form for an error on it, which names the page', () => {
  // Index pages have a slash that their address doesn't have.
  const metadata = { title: 'Queries & more', permalink: '/functions/query-functions/' };
  renderInSite(<PageEnd />, { doc: { metadata } });
  expect(screen.queryByRole('navigation')).toBeNull();
  const [[label, href] = [], ...others] = links();
  expect([label, others]).toEqual(['Report a problem with this page', []]);
  const { origin, pathname, searchParams } = new URL(href ?? '');
  expect(origin + pathname).toBe('https://github.com/get-convex/convex-docs/issues/new');
  expect(Object.fromEntries(searchParams)).toEqual({
    template: 'page.yml',
    title: 'Docs: Queries & more',
    page: '/functions/query-functions',
  });
});
