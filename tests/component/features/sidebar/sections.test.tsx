import { act, cleanup, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type Section, useSectionPages } from '../../../../src/features/sidebar/sections';

test('the pages of a section load when it is opened, and again after a failure while it is open', async () => {
  vi.useFakeTimers();
  const section: Section = {
    type: 'category',
    label: 'Database',
    collapsible: true,
    collapsed: true,
    items: [],
  };
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= 2) throw new Error('offline');
    delete section.load;
  });
  section.load = load;
  const { result, rerender } = renderHook((isOpen: boolean) => useSectionPages(section, isOpen), {
    initialProps: false,
  });
  expect(load).not.toHaveBeenCalled();
  await act(async () => rerender(true));
  for (const [pause, calls] of [
    [999, 1],
    [1, 2],
    [2000, 3],
  ] as const) {
    await act(async () => vi.advanceTimersByTimeAsync(pause));
    expect(load).toHaveBeenCalledTimes(calls);
  }
  expect(result.current.isLoaded).toBe(true);
  cleanup();
  vi.useRealTimers();
});
