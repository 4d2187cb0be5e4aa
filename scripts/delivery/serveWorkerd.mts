import { join } from 'node:path';
import { root } from '../run.mjs';
import { environmentOf, wranglerEnv } from './wranglerEnv.mts';

/**
 * Serves a build through the Worker in workerd, as Cloudflare does. The Worker and its rules come from
 * wrangler.jsonc.
 * @param options.port 0 for a free one
 * @param options.logLevel `none` also hides the errors of the Worker; `warn` by default
 * @param options.stateDir what the Worker stores is there; by default in `.wrangler`
 * @returns where it is served, and what ends it
 */
export async function serveWorkerd({
  dir,
  port,
  host,
  logLevel = 'warn',
  stateDir,
}: {
  dir: string;
  port: number;
  host: string;
  logLevel?: 'warn' | 'none';
  stateDir?: string;
}): Promise<{ url: URL; close: () => Promise<void> }> {
  // It reads these when it is imported, which takes a second.
  Object.assign(process.env, wranglerEnv());
  const { unstable_startWorker: startWorker } = await import('wrangler');
  const worker = await startWorker({
    config: join(root, 'wrangler.jsonc'),
    env: environmentOf(dir),
    assets: dir,
    dev: {
      server: { hostname: host, port },
      inspector: false,
      liveReload: false,
      logLevel,
      watch: false,
      ...(stateDir !== undefined && { persist: stateDir }),
    },
  });
  await worker.ready;
  return { url: await worker.url, close: () => worker.dispose() };
}
