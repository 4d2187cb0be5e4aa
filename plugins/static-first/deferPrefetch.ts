interface LinkLoader {
  prefetch: (path: string) => unknown;
  preload: (path: string) => unknown;
}

function whenIdle(act: () => void): void {
  // Safari has none.
  if (window.requestIdleCallback) window.requestIdleCallback(act, { timeout: 2000 });
  else setTimeout(act, 200);
}

/**
 * Docusaurus fetches the pages behind all visible links ahead, in the middle of hydration: a quarter of the
 * time to an active page. This has it wait until the page is active and the browser idle; a page a reader
 * points at is still loaded at once (`preload`). `window.docusaurus` is set after client modules have run,
 * hence the setter.
 */
export function deferPrefetch(active: Promise<void>): void {
  let loader: LinkLoader | undefined;
  Object.defineProperty(window, 'docusaurus', {
    configurable: true,
    get: () => loader,
    set: (original: LinkLoader) => {
      const prefetch = (path: string) => active.then(() => whenIdle(() => original.prefetch(path)));
      loader = { ...original, prefetch };
    },
  });
}
