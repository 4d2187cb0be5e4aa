import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deferPrefetch } from '../../../../../plugins/delivery/static-first/deferPrefetch';

interface TestWindow {
  docusaurus?: { prefetch: (path: string) => unknown; preload: (path: string) => unknown };
  requestIdleCallback?: (act: () => void) => void;
}

describe('deferPrefetch', () => {
  let idle: (() => void)[];
  let page: TestWindow;
  let activate: () => void;

  beforeEach(() => {
    idle = [];
    page = { requestIdleCallback: (act) => void idle.push(act) };
    vi.stubGlobal('window', page);
    deferPrefetch(
      new Promise((resolve) => {
        activate = resolve;
      }),
    );
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('has pages behind visible links wait until the page is active and the browser idle', async () => {
    const prefetch = vi.fn();
    page.docusaurus = { prefetch, preload: vi.fn() };
    const asked = page.docusaurus.prefetch('/home');
    expect(idle).toHaveLength(0);
    activate();
    await asked;
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

  it('is silent about a page that cannot be prefetched', async () => {
    activate();
    const fail = () => Promise.reject(new Error('Loading chunk 42 failed.'));
    const refuse = () => {
      throw new TypeError("Cannot read properties of undefined (reading 'includes')");
    };
    for (const load of [fail, refuse]) {
      page.docusaurus = { prefetch: load, preload: load };
      await expect(page.docusaurus.preload('/home')).resolves.toBeUndefined();
      await page.docusaurus.prefetch('/home');
      for (const act of idle) expect(act).not.toThrow();
    }
  });

  it('waits a moment where there is no idle callback', async () => {
    vi.useFakeTimers();
    activate();
    delete page.requestIdleCallback;
    const prefetch = vi.fn();
    page.docusaurus = { prefetch, preload: vi.fn() };
    await page.docusaurus.prefetch('/home');
    expect(prefetch).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(prefetch).toHaveBeenCalledExactlyOnceWith('/home');
  });
});
