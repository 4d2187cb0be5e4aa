import { activeEvent, type Replay } from './contract';
import { prepareReplay } from './replay';

/** Where frames do not come (a tab in the background), hydration is taken as done after this, in ms. */
const longestHydration = 1000;

// The inline loader has set the attribute; dev server, hash router and the build have none.
let replay: Replay | undefined =
  typeof document !== 'undefined' && document.documentElement.dataset.app
    ? prepareReplay()
    : undefined;

/** Calls back once the parts that render differently in a browser have done so (`useIsBrowser`). */
function afterHydration(act: () => void): void {
  let done = false;
  const finish = () => {
    if (!done) act();
    done = true;
  };
  const look = () => {
    // Set by Docusaurus (core/lib/client/hasHydratedDataAttribute.js) after that second render.
    if (document.documentElement.dataset.hasHydrated === 'true') finish();
    else if (!done) requestAnimationFrame(look);
  };
  look();
  setTimeout(finish, longestHydration);
}

/** Docusaurus calls this when a route has been rendered; the first time it is the hydrated page. */
export function onRouteDidUpdate(): void {
  if (!replay) return;
  const detail = replay;
  replay = undefined;
  afterHydration(() => document.dispatchEvent(new CustomEvent(activeEvent, { detail })));
}
