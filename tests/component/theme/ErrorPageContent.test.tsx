import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import ErrorPageContent from '../../../src/theme/ErrorPageContent';
import { renderInSite } from '../renderInSite';

test('a page that crashed says so, shows the error, and is tried again', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let broken = true;
  const Page = () => {
    if (broken) throw new Error('It broke.');
    return <p>The page</p>;
  };
  renderInSite(
    <ErrorBoundary fallback={(params) => <ErrorPageContent {...params} />}>
      <Page />
    </ErrorBoundary>,
  );
  expect(screen.getByText('This page crashed.')).toBeTruthy();
  expect(screen.getByText('It broke.')).toBeTruthy();
  expect(screen.getByRole('main').id).toBe('main');
  broken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('The page')).toBeTruthy();
});
