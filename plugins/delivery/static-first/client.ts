import { activeEvent, type Replay } from './contract';
import { deferPrefetch } from './deferPrefetch';
import { holdHead } from './holdHead';
import { prepareReplay } from './replay';

// The inline loader has set the attribute; dev server, hash router and the build have none.
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
  // Docusaurus (clientEntry.js) starts when the page's own parts are there, and has no word for those that are
  // not. The loader has seen them fail: the next press tries again.
  addEventListener('unhandledrejection', (event) => {
    if (replay && event.reason?.name === 'ChunkLoadError') event.preventDefault();
  });
}

/**
 * Calls back some turns of the event loop later. Timers rather than frames, which a tab in the
 * background does not get, and which would come later where the processor is slow.
 */
function afterTurns(count: number, act: () => void): void {
  if (count === 0) act();
  else setTimeout(afterTurns, 0, count - 1, act);
}

/**
 * Docusaurus calls this in a layout effect when a route has been rendered; the first time it is the
 * hydrated page. React has its effects (listeners) run one turn later, and renders what differs in a
 * browser (`useIsBrowser`) in the next.
 */
export function onRouteDidUpdate(): void {
  if (!replay) return;
  releaseHead?.();
  const detail = replay;
  replay = undefined;
  afterTurns(2, () => document.dispatchEvent(new CustomEvent(activeEvent, { detail })));
}
