import { posix } from 'node:path';
import type { Nodes } from 'mdast';
import { tryDecode } from '../../../src/lib/tryDecode';
import type { PageContext } from './context';

/** The placeholder for a pending link, with its index in the list of pending links. */
export const pendingUrl = /pending-link:(\d+):/g;

/**
 * Makes a link on a page absolute, so that it works wherever the Markdown is read. `fillLinks` adds the URL
 * later. URLs of other sites are unchanged.
 */
export function absoluteUrl(
  url: string,
  context: PageContext,
  node: Pick<Nodes, 'position'>,
  kind: 'route' | 'file' = 'route',
): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(url)) return url;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(url) ?? [];
  const { file, page = file, links } = context;
  let target = path;
  if (path === '') target = page;
  else if (!path.startsWith('/')) target = posix.join(posix.dirname(file), tryDecode(path) ?? path);
  const line = node.position?.start.line ?? 1;
  links.push({ target, isFile: kind === 'file', file, line, written: path });
  return `pending-link:${links.length - 1}:${rest}`;
}
