import { useLocation } from '@docusaurus/router';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { NotFound } from '../../../../src/features/not-found';
import { renderInSite } from '../../renderInSite';

function Address() {
  return <output>{useLocation().pathname}</output>;
}

function show(path: string, isBrowser = true) {
  return renderInSite(
    <>
      <NotFound />
      <Address />
    </>,
    { path, isBrowser },
  );
}

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('the not-found page', () => {
  test('says what was not found', async () => {
    const { container } = show('/functions/querys');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found');
    expect(document.title).toContain('Page not found');
    expect(container.querySelector('main p')?.textContent).toBe('/functions/querys');
    await waitFor(() => expect(links()).toHaveLength(4));
  });

  test('offers the three nearest pages and the home page', async () => {
    show('/functions/querys');
    await waitFor(() => expect(links()).toHaveLength(4));
    expect(links()[0]).toBe('/functions/query-functions');
    expect(links().at(-1)).toBe('/home');
    expect(screen.getByRole('link', { name: 'Queries /functions/query-functions' })).toBeTruthy();
  });

  test('offers the home page immediately, before the list of pages has loaded', async () => {
    show('/x');
    expect(links()).toEqual(['/home']);
    await waitFor(() => expect(links()).toHaveLength(4));
  });

  test('starts the application immediately, because only it knows the address', async () => {
    show('/x');
    expect(document.querySelector('meta[name=app-start]')?.getAttribute('content')).toBe('idle');
    await waitFor(() => expect(links()).toHaveLength(4));
  });
});

test('an address that is spelled another way leads to its page', async () => {
  show('/Functions/Query-Functions/index.html');
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe('/functions/query-functions'),
  );
});
