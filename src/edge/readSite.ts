import type { Assets, Site } from './edgeTypes.ts';

/** The file with the pages, which `plugins/machines/page-index` writes. */
export const siteFile = '/edge/site.json';
/** The file with the redirects, which `plugins/delivery/redirects` writes. */
export const redirectsFile = '/edge/redirects.json';
/** The file with the HTTP APIs that the site documents, which `plugins/machines/page-index` writes. */
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
