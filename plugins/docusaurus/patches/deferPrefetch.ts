interface LinkLoader {
  prefetch: (path: string) => unknown;
  preload: (path: string) => unknown;
}

/** What cannot be fetched ahead is fetched when it is asked for, and only then it matters that it fails. */
async function quietly(load: () => unknown): Promise<void> {
  try {
    await load();
  } catch {
    // Offline, or a browser that tells less of its connection than Docusaurus expects.
  }
}

function whenIdle(act: () => void): void {
  // Safari has none.
  if (window.requestIdleCallback) window.requestIdleCallback(act, { timeout: 2000 });
  else setTimeout(act, 200);
}

/**
 * Docusaurus fetches the pages behind all visible links ahead, in the middle of hydration: a quarter of the
 * time to an active page. This has it wait until the page is active and the browser idle; a page a reader
 * points at is still loaded at once (`preload`). Neither fails aloud. `window.docusaurus` is set after client
 * modules have run, hence the setter.
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
