import { screen } from '@testing-library/react';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { PageEnd } from '../../../../src/features/page/PageEnd';
import { renderInSite } from '../../renderInSite';

// Where the day begins first; set before the component's module makes its format of dates.
vi.hoisted(() => vi.stubEnv('TZ', 'Pacific/Kiritimati'));
afterAll(() => vi.unstubAllEnvs());

const show = (metadata: object) => renderInSite(<PageEnd />, { doc: { metadata } });

describe('PageEnd', () => {
  test('links to the source of the page', () => {
    const editUrl = 'https://github.com/get-convex/convex-docs/edit/main/docs/home.mdx';
    show({ editUrl });
    expect(screen.getByRole('link', { name: 'Edit this page' }).getAttribute('href')).toBe(editUrl);
  });

  test('leads to the form for an error on a page, and names the page', () => {
    // Index pages have a slash that their address doesn't have.
    show({ title: 'Queries & more', permalink: '/functions/query-functions/' });
    const link = screen.getByRole('link', { name: 'Report a problem with this page' });
    const { origin, pathname, searchParams } = new URL(link.getAttribute('href') ?? '');
    expect(origin + pathname).toBe('https://github.com/get-convex/convex-docs/issues/new');
    expect(Object.fromEntries(searchParams)).toEqual({
      template: 'page.yml',
      title: 'Docs: Queries & more',
      page: '/functions/query-functions',
    });
  });

  test('ends with the pages before and after', () => {
    show({ next: { title: 'Actions', permalink: '/functions/actions' } });
    expect(screen.getByRole('link', { name: 'Next Actions' })).toBeTruthy();
  });
});
