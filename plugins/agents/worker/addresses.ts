import { markdownPath } from '../../../src/lib/routes.ts';
import type { Site } from './edgeTypes.ts';

/** Encodes a path as hosts do: each segment on its own, so that they don't redirect to their own spelling. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** The canonical URL of a path below the base URL. */
export function siteAddress({ url, baseUrl }: Pick<Site, 'url' | 'baseUrl'>, path: string): string {
  return url + baseUrl + path.slice(1);
}

/** Path of the API catalog below the base URL. */
export const apiCatalogPath = '/.well-known/api-catalog';

/** Path of the MCP server below the base URL. */
export const mcpPath = '/mcp';

/** Documents for machines: their path below the base URL, by relation. */
const documents = {
  'llms-txt': '/llms.txt',
  'llms-full-txt': '/llms-full.txt',
  'agent-skills': '/.well-known/agent-skills/index.json',
  'api-catalog': apiCatalogPath,
} as const;

/** The other variant of a page: its Markdown copy, or the page that the Markdown belongs to. */
function otherVariant(path: string, variant: 'html' | 'markdown', site: Site): string {
  if (variant === 'markdown') return `<${siteAddress(site, encodePath(path))}>; rel="canonical"`;
  const copy = site.baseUrl + encodePath(markdownPath(path).slice(1));
  return `<${copy}>; rel="alternate"; type="text/markdown"`;
}

/**
 * The `Link` header of a page: its other variant, and the documents for machines.
 * @param path below the base URL
 * @param variant that is sent
 */
export function linkHeader(path: string, variant: 'html' | 'markdown', site: Site): string {
  const links = Object.entries(documents).map(
    ([rel, below]) => `<${site.baseUrl}${below.slice(1)}>; rel="${rel}"`,
  );
  return [otherVariant(path, variant, site), ...links].join(', ');
}
