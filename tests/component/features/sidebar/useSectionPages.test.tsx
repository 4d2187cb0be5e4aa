import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Section, useSectionPages } from '../../../../src/features/sidebar/useSectionPages';

/** A section whose pages come after some failed attempts. */
function pendingSection(failures: number) {
  const section: Section = {
    type: 'category',
    label: 'Database',
    collapsible: true,
    collapsed: true,
    items: [],
  };
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= failures) throw new Error('offline');
    delete section.load;
  });
  section.load = load;
  return { section, load };
}

const show = (section: Section, isOpen: boolean) =>
  renderHook((open: boolean) => useSectionPages(section, open), { initialProps: isOpen });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the pages of a section', () => {
  test('load when it is opened, and are reported once they are there', async () => {
    const { section, load } = pendingSection(0);
    const { result, rerender } = show(section, false);
    expect(load).not.toHaveBeenCalled();
    await act(async () => rerender(true));
    expect(load).toHaveBeenCalledOnce();
    expect(result.current.isLoaded).toBe(true);
  });

  test('are requested again after a failure, while the section is open', async () => {
    const { section, load } = pendingSection(2);
    const { result } = show(section, true);
    await act(async () => vi.advanceTimersByTimeAsync(999));
    expect(load).toHaveBeenCalledTimes(1);
    await act(async () => vi.advanceTimersByTimeAsync(1));
    expect(load).toHaveBeenCalledTimes(2);
    await act(async () => vi.advanceTimersByTimeAsync(2000));
    expect(load).toHaveBeenCalledTimes(3);
    expect(result.current.isLoaded).toBe(true);
  });
});
