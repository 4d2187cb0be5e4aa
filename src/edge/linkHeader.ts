import { markdownPath } from '../lib/markdownPath.ts';
import { apiCatalogPath } from './apiCatalog.ts';
import type { Site } from './edgeTypes.ts';
import { encodePath } from './encodePath.ts';
import { siteAddress } from './siteAddress.ts';

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
