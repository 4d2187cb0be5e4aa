import { nearestPages } from '../../../src/lib/nearestPages.ts';
import { markdownPath } from '../../../src/lib/routes.ts';
import { mcpPath, siteAddress } from './addresses.ts';
import type { Site } from './edgeTypes.ts';

const maxSuggestions = 5;
const minLikeness = 0.35;
const maxPathLength = 200;

/** A path as code: bounded, and without characters that would end the code or the line. */
function codeOf(path: string): string {
  const safe = path.replace(/[`\p{C}]/gu, '');
  const short = safe.length > maxPathLength ? `${safe.slice(0, maxPathLength)}…` : safe;
  return `\`${short}\``;
}

const escapeText = (text: string) => text.replace(/[[\]\\*_`<>]/g, '\\$&');

/**
 * The not-found page for clients that asked for Markdown, with the pages whose addresses are most similar.
 * @param path below the base URL
 */
export function markdownNotFound(path: string, site: Site): string {
  const asked = path.slice(0, maxPathLength).replace(/\.md$/, '');
  const near = nearestPages(asked, site.pages, maxSuggestions, minLikeness);
  const suggestions = near.map(
    (page) => `- [${escapeText(page.title)}](${siteAddress(site, markdownPath(page.path))})`,
  );
  return [
    '# Page not found',
    `There is no page at ${codeOf(path)}.`,
    ...(near.length > 0 ? ['## Similar pages', suggestions.join('\n')] : []),
    '## Find a page',
    [
      `- [llms.txt](${siteAddress(site, '/llms.txt')}) lists every page.`,
      `- The MCP server at ${siteAddress(site, mcpPath)} searches the pages.`,
    ].join('\n'),
    '',
  ].join('\n\n');
}

/** The body of a 406: the variants of a page, for clients that accept neither. */
export function notAcceptable(path: string, site: Site): string {
  return [
    '# Not acceptable',
    `The request's \`Accept\` header excludes both formats of ${codeOf(path)}:`,
    [
      `- [HTML](${siteAddress(site, path)}) (\`text/html\`)`,
      `- [Markdown](${siteAddress(site, markdownPath(path))}) (\`text/markdown\`)`,
    ].join('\n'),
    '',
  ].join('\n\n');
}
