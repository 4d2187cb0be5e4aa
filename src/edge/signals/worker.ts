import { type Signal, signalsPath } from '../../lib/signals/signalKinds.ts';
import { assetsOf, knownSite, openSite } from '../openSite.ts';
import worker from '../worker.ts';
import { isWithinLimit } from './isWithinLimit.ts';
import { observe } from './observe.ts';
import { receive } from './receive.ts';
import type { Execution, SignalsEnv } from './signalsEnv.ts';
import { deleteExpired, store } from './store.ts';

/** Receives a signal; undefined if the build can't be read, so that the Worker below answers as it does then. */
async function answer(request: Request, env: SignalsEnv): Promise<Response | undefined> {
  try {
    const url = new URL(request.url);
    const site = await openSite(assetsOf(env.ASSETS, url));
    if (url.pathname !== site.baseUrl + signalsPath.slice(1)) return undefined;
    return await receive(request, site, env);
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

/** Counts what the Worker has seen itself. */
async function count(request: Request, signal: Signal, env: SignalsEnv): Promise<void> {
  if (await isWithinLimit(request, env, 'seen')) await store(env.SIGNALS, signal);
}

/** The Worker with signals: the same answers, and a few of them are counted after they have been sent. */
export default {
  async fetch(request: Request, env: SignalsEnv, execution: Execution): Promise<Response> {
    const { pathname } = new URL(request.url);
    const own = pathname.endsWith(signalsPath) ? await answer(request, env) : undefined;
    if (own !== undefined) return own;
    const response = await worker.fetch(request, env);
    const site = knownSite();
    const signal = site && observe(request, response, site);
    if (signal) execution.waitUntil(count(request, signal, env));
    return response;
  },
  /** Once a day. */
  scheduled: (_: unknown, env: SignalsEnv): Promise<void> => deleteExpired(env.SIGNALS),
};
