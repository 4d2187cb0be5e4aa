import { screen } from '@testing-library/react';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { PageEnd } from '../../../../src/features/page/PageEnd';
import { renderInSite } from '../../renderInSite';

// Where the day begins first; set before the component's module makes its format of dates.
vi.hoisted(() => vi.stubEnv('TZ', 'Pacific/Kiritimati'));
afterAll(() => vi.unstubAllEnvs());

const show = (metadata: object) => renderInSite(<PageEnd />, { doc: { metadata } });

describe('PageEnd', () => {
  test("shows the date in UTC, whatever the reader's time zone", () => {
    const { container } = show({ lastUpdatedAt: Date.UTC(2025, 4, 6, 23, 59) });
    expect(new Date(2025, 0).getTimezoneOffset()).toBe(-14 * 60);
    expect(screen.getByText(/Last updated on/).textContent).toBe('Last updated on May 6, 2025');
    expect(container.querySelector('time')?.getAttribute('datetime')).toBe('2025-05-06');
  });

  test.each([undefined, null])('shows no date without history: %s', (lastUpdatedAt) => {
    const { container } = show({ lastUpdatedAt });
    expect(container.querySelector('time')).toBeNull();
    expect(screen.queryByText(/Last updated/)).toBeNull();
  });

  test('links to the source of the page', () => {
    const editUrl = 'https://github.com/get-convex/convex-docs/edit/main/docs/home.mdx';
    show({ editUrl });
    expect(screen.getByRole('link', { name: 'Edit this page' }).getAttribute('href')).toBe(editUrl);
  });

  test('does without a source', () => {
    show({});
    expect(screen.queryByRole('link', { name: 'Edit this page' })).toBeNull();
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

  test('is not printed', () => {
    const { container } = show({});
    expect(container.firstElementChild?.hasAttribute('data-no-print')).toBe(true);
  });
});
