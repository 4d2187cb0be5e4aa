import { cleanText } from '../../lib/signals/cleanText.ts';
import type { Signal } from '../../lib/signals/signalKinds.ts';
import { tryDecode } from '../../lib/tryDecode.ts';
import type { Site } from '../edgeTypes.ts';
import { mcpPath } from '../mcp/paths.ts';
import { refusesCounting } from './refusesCounting.ts';

/** Names of files and of what scanners try. An address that a reader could mean has neither. */
const noPage = /\.(?!md$|html$)[a-z\d]+$|\/\.|\/(?:wp-|cgi-bin|vendor\/|phpmyadmin)/i;

/** An agent reads at a person's request, a crawler for an index. */
function clientOf(headers: Headers): 'agent' | 'browser' | 'crawler' {
  const name = headers.get('User-Agent') ?? '';
  if (/bot\b|crawl|spider|slurp|archiver|bot[/;]/i.test(name)) return 'crawler';
  return headers.has('Sec-Fetch-Mode') && name.startsWith('Mozilla/') ? 'browser' : 'agent';
}

const isMarkdown = ({ headers }: Response) =>
  headers.get('Content-Type')?.startsWith('text/markdown') === true;

/**
 * What the Worker counts about a request that it has answered: an address without a page, or something for machines.
 * @returns undefined for everything else
 */
export function observe(request: Request, response: Response, site: Site): Signal | undefined {
  const { method, headers, url } = request;
  if (refusesCounting(headers)) return undefined;
  const decoded = tryDecode(new URL(url).pathname);
  if (!decoded?.startsWith(site.baseUrl)) return undefined;
  const path = `/${decoded.slice(site.baseUrl.length)}`;
  const machine = (subject: string): Signal => ({
    kind: 'machine',
    subject,
    detail: clientOf(headers),
  });
  if (path === mcpPath && method === 'POST') return machine(path);
  if (method !== 'GET') return undefined;
  if (response.status === 404 && !noPage.test(path) && clientOf(headers) !== 'crawler') {
    const subject = cleanText(path);
    return subject === undefined ? undefined : { kind: 'not-found', subject, detail: 'seen' };
  }
  if (response.status !== 200) return undefined;
  if (/^\/llms[\w-]*\.txt$/.test(path)) return machine(path);
  if (!isMarkdown(response)) return undefined;
  const page = path === '/index.md' ? '/' : path.replace(/\.md$/, '');
  const isPage = page === '/' || site.pages.some((one) => one.path === page);
  return isPage ? machine(page) : undefined;
}
