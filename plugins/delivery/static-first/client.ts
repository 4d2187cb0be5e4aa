import { HelmetProvider } from 'react-helmet-async';
import { activeEvent, prepareReplay, type Replay } from './replay';

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
function deferPrefetch(active: Promise<void>): void {
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

/**
 * Keeps the head as the HTML has it while React hydrates. react-helmet-async updates it at every frame with what the
 * components rendered by then have said: on a slow processor the description, the canonical address and others are
 * removed, and added again some frames later.
 * @returns to be called when the page is hydrated: from the next change on, the head follows the components
 */
function holdHead(): () => void {
  HelmetProvider.canUseDOM = false;
  return () => {
    HelmetProvider.canUseDOM = true;
  };
}

// Only where loader.ts ran: not in the dev server, with the hash router or while rendering in Node.
let replay: Replay | undefined =
  typeof document !== 'undefined' && document.documentElement.dataset.app
    ? prepareReplay()
    : undefined;
const releaseHead = replay && holdHead();

// In an archive or a proxy the page's address is a part of another one, for which the router has no page. Without the
// application, the document stays.
if (replay && location.pathname.includes(':')) throw new Error('This is a copy of the page.');

if (typeof window !== 'undefined') {
  deferPrefetch(
    new Promise((resolve) => {
      if (replay) document.addEventListener(activeEvent, () => resolve(), { once: true });
      else resolve();
    }),
  );
  // Docusaurus (clientEntry.js) doesn't handle a page whose chunks can't be loaded. The loader has seen them fail, and the
  // next click tries again.
  addEventListener('unhandledrejection', (event) => {
    if (replay && event.reason?.name === 'ChunkLoadError') event.preventDefault();
  });
}

/**
 * Docusaurus calls this in a layout effect when a route has been rendered; the first time it is the
 * hydrated page. React has its effects (listeners) run one turn later, and renders what differs in a
 * browser (`useIsBrowser`) in the next. Timers rather than frames, which a tab in the background does not get, and which
 * would come later where the processor is slow.
 */
export function onRouteDidUpdate(): void {
  if (!replay) return;
  releaseHead?.();
  const detail = replay;
  replay = undefined;
  const event = new CustomEvent(activeEvent, { detail });
  setTimeout(() => setTimeout(() => document.dispatchEvent(event)));
}
