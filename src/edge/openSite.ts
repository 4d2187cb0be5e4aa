import type { Assets, AssetsBinding, Site } from './edgeTypes.ts';
import { readSite } from './readSite.ts';

/** The files of the build as a Worker reads them. */
export function assetsOf(binding: AssetsBinding, { origin }: URL): Assets {
  return {
    // The binding knows the redirects, too; the answer must not be the page that one leads to.
    read: (path, { method = 'GET' } = {}) =>
      binding.fetch(new Request(new URL(path, origin), { method, redirect: 'manual' })),
  };
}

/**
 * Read once for each isolate, because deploying the files also deploys the Worker. Not a promise: in workerd it
 * belongs to the request that made it, and stays pending forever if that one is canceled.
 */
let site: Site | undefined;

/** What the Worker knows about the build, if it has been read. */
export const knownSite = (): Site | undefined => site;

/**
 * Reads what the Worker knows about the build.
 * @throws when the build doesn't have it
 */
export async function openSite(assets: Assets): Promise<Site> {
  site ??= await readSite(assets);
  return site;
}
