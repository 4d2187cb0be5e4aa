import { useLocation } from '@docusaurus/router';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NotFound } from '../../../../src/features/not-found';
import { renderInSite } from '../../renderInSite';

function Address() {
  return <output>{useLocation().pathname}</output>;
}

function show(path: string) {
  return renderInSite(
    <>
      <NotFound />
      <Address />
    </>,
    { path },
  );
}

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('the not-found page offers the home page immediately, then the three nearest pages, and starts at idle', async () => {
  const { container } = show('/functions/querys');
  expect(links()).toEqual(['/home']);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found');
  expect(document.title).toContain('Page not found');
  expect(container.querySelector('main p')?.textContent).toBe('/functions/querys');
  // Only the application knows the address.
  expect(document.querySelector('meta[name=app-start]')?.getAttribute('content')).toBe('idle');
  await waitFor(() => expect(links()).toHaveLength(4));
  expect(links()[0]).toBe('/functions/query-functions');
  expect(links().at(-1)).toBe('/home');
  expect(screen.getByRole('link', { name: 'Queries /functions/query-functions' })).toBeTruthy();
});

test('an address that is spelled another way leads to its page', async () => {
  show('/Functions/Query-Functions/index.html');
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe('/functions/query-functions'),
  );
});
