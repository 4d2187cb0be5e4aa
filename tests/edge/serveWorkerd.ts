import { unstable_startWorker as startWorker } from 'wrangler';
import { wranglerEnv } from '../../scripts/delivery/wranglerEnv.mts';

/** Serves a build through the Worker in workerd, as Cloudflare does. */
export async function serveWorkerd(
  dir: string,
): Promise<{ origin: string; close: () => Promise<void> }> {
  Object.assign(process.env, wranglerEnv());
  const worker = await startWorker({
    config: 'wrangler.jsonc',
    assets: dir,
    dev: {
      server: { hostname: '127.0.0.1', port: 0 },
      inspector: false,
      liveReload: false,
      // Some tests expect errors of the Worker.
      logLevel: 'none',
      watch: false,
    },
  });
  await worker.ready;
  return { origin: (await worker.url).origin, close: () => worker.dispose() };
}
