import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deferPrefetch } from '../../../../plugins/static-first/deferPrefetch';

interface TestWindow {
  docusaurus?: { prefetch: (path: string) => unknown; preload: (path: string) => unknown };
  requestIdleCallback?: (act: () => void) => void;
}

describe('deferPrefetch', () => {
  let idle: (() => void)[];
  let page: TestWindow;

  beforeEach(() => {
    idle = [];
    page = { requestIdleCallback: (act) => void idle.push(act) };
    vi.stubGlobal('window', page);
    deferPrefetch();
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('has pages behind visible links wait until the browser is idle', () => {
    const prefetch = vi.fn();
    page.docusaurus = { prefetch, preload: vi.fn() };
    page.docusaurus.prefetch('/home');
    expect(prefetch).not.toHaveBeenCalled();
    for (const act of idle) act();
    expect(prefetch).toHaveBeenCalledExactlyOnceWith('/home');
  });

  it('loads the page a reader points at without waiting', () => {
    const preload = vi.fn();
    page.docusaurus = { prefetch: vi.fn(), preload };
    page.docusaurus.preload('/home');
    expect(preload).toHaveBeenCalledExactlyOnceWith('/home');
  });

  it('waits a moment where there is no idle callback', () => {
    vi.useFakeTimers();
    delete page.requestIdleCallback;
    const prefetch = vi.fn();
    page.docusaurus = { prefetch, preload: vi.fn() };
    page.docusaurus.prefetch('/home');
    expect(prefetch).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(prefetch).toHaveBeenCalledExactlyOnceWith('/home');
  });
});
