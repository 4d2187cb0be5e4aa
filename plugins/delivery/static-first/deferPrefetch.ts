interface LinkLoader {
  prefetch: (path: string) => unknown;
  preload: (path: string) => unknown;
}

/** A page that can't be prefetched is fetched on demand, and only then does a failure matter. */
async function quietly(load: () => unknown): Promise<void> {
  try {
    await load();
  } catch {
    // Offline, or a browser that reports less about its connection than Docusaurus expects.
  }
}

function whenIdle(act: () => void): void {
  // Safari doesn't support it.
  if (window.requestIdleCallback) window.requestIdleCallback(act, { timeout: 2000 });
  else setTimeout(act, 200);
}

/**
 * Docusaurus prefetches the pages behind all visible links in the middle of hydration, which takes a quarter
 * of the time until a page is active. This delays that until the page is active and the browser idle. A
 * page that a reader points at is still loaded immediately (`preload`). Neither reports failures.
 * `window.docusaurus` is set after client modules have run, hence the setter.
 */
export function deferPrefetch(active: Promise<void>): void {
  let loader: LinkLoader | undefined;
  Object.defineProperty(window, 'docusaurus', {
    configurable: true,
    get: () => loader,
    set: (original: LinkLoader) => {
      loader = {
        prefetch: (path) =>
          active.then(() => whenIdle(() => quietly(() => original.prefetch(path)))),
        preload: (path) => quietly(() => original.preload(path)),
      };
    },
  });
}
