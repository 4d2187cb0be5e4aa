import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deferPrefetch } from '../../../../../plugins/delivery/static-first/client';

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
});
