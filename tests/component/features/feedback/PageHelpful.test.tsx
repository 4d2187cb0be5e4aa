import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageHelpful } from '../../../../src/features/feedback/PageHelpful';
import { renderInSite } from '../../renderInSite';

const counted = vi.fn();
vi.mock('../../../../src/features/signals', () => ({
  count: (...args: unknown[]) => counted(...args),
}));

const show = (path: string) => (
  <PageHelpful path={path}>
    <a href="/issue">Report</a>
  </PageHelpful>
);
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());

beforeEach(() => counted.mockClear());
afterEach(() => vi.unstubAllGlobals());

test('a No asks for the reason, thanks with the focus, and starts again on the next page', () => {
  const { rerender } = renderInSite(show('/a'));
  expect(screen.getByRole('group', { name: 'Was this page helpful?' })).toBeTruthy();
  press('No');
  expect(document.activeElement?.textContent).toBe('What should be better?');
  press('Hard to understand');
  expect(document.activeElement?.textContent).toContain('Thanks for your answer.');
  expect(screen.getByRole('link', { name: 'Report' })).toBeTruthy();
  expect(counted.mock.calls).toEqual([
    ['helpful', '/a', 'no'],
    ['helpful', '/a', 'unclear'],
  ]);
  rerender(show('/b'));
  press('Yes');
  expect(counted).toHaveBeenLastCalledWith('helpful', '/b', 'yes');
  expect(screen.queryByRole('group')).toBeNull();
});

test('a reader whose browser asks not to be counted is told so', () => {
  vi.stubGlobal('navigator', { ...navigator, globalPrivacyControl: true });
  renderInSite(show('/a'));
  press('Yes');
  expect(screen.getByText(/nothing was sent/)).toBeTruthy();
});
