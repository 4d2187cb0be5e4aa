import type { Assets, AssetsBinding, Site } from './edgeTypes.ts';

/** The file with the pages, which `plugins/agents/page-index` writes. */
export const siteFile = '/edge/site.json';
/** The file with the redirects, which `plugins/delivery/redirects` writes. */
export const redirectsFile = '/edge/redirects.json';
/** The file with the HTTP APIs that the site documents, which `plugins/agents/page-index` writes. */
export const apisFile = '/edge/apis.json';

async function readJson(assets: Assets, path: string) {
  const response = await assets.read(path);
  if (response.status !== 200) {
    throw new Error(`${path} is missing (status ${response.status}). Build the site again.`);
  }
  return response.json();
}

/**
 * Reads what the Worker needs to know about the build.
 * @throws when the build doesn't have the files
 */
export async function readSite(assets: Assets): Promise<Site> {
  const [site, redirects] = await Promise.all([
    readJson(assets, siteFile),
    readJson(assets, redirectsFile),
  ]);
  return { ...site, redirects };
}

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
