import { render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { foundInSearch, useSearchSignal } from '../../../../src/features/signals';

const counted = vi.hoisted(() => vi.fn());
vi.mock('../../../../src/features/signals/count', () => ({ count: counted }));

function Dialog(props: Parameters<typeof useSearchSignal>[0]) {
  useSearchSignal(props);
  return null;
}

/** Types queries one after the other, then closes the dialog. */
function search(...ends: Parameters<typeof useSearchSignal>[0][]) {
  const { rerender, unmount } = render(<Dialog query="" shown={0} hasEnded={false} />);
  for (const end of ends) rerender(<Dialog {...end} />);
  unmount();
}

beforeEach(() => counted.mockClear());

test('a query without a result is counted, and one whose results were left', () => {
  search({ query: 'nothing', shown: 0, hasEnded: true });
  search({ query: 'web', shown: 3, hasEnded: true }, { query: 'web h', shown: 2, hasEnded: true });
  expect(counted.mock.calls).toEqual([
    ['search', 'nothing', 'none'],
    ['search', 'web h', 'left'],
  ]);
});

test('a query that led to a page, no query, and one without its results are not', () => {
  search({ query: '', shown: 0, hasEnded: false });
  search({ query: 'slow', shown: 0, hasEnded: false });
  foundInSearch('queries');
  search({ query: 'queries', shown: 8, hasEnded: true });
  expect(counted).not.toHaveBeenCalled();
  search({ query: 'queries', shown: 8, hasEnded: true });
  expect(counted).toHaveBeenCalledOnce();
});
