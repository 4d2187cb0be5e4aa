import type { Site } from './edgeTypes.ts';

/** The canonical URL of a path below the base URL. */
export function siteAddress({ url, baseUrl }: Pick<Site, 'url' | 'baseUrl'>, path: string): string {
  return url + baseUrl + path.slice(1);
}
