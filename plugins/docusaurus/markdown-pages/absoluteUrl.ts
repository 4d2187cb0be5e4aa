import { posix } from 'node:path';
import type { Node } from 'unist';
import type { PageContext } from './context';

/** What a pending link is written as: its place in the list of pending links. */
export const pendingUrl = /pending-link:(\d+):/g;

/**
 * Makes a link of a page absolute, so that it works wherever the Markdown is read. Its address is filled in by
 * `fillLinks`; addresses of other sites stay as they are.
 */
export function absoluteUrl(
  url: string,
  context: PageContext,
  node: Node,
  kind: 'route' | 'file' = 'route',
): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(url)) return url;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(url) ?? [];
  const { file, page = file, links } = context;
  let target = path;
  if (path === '') target = page;
  else if (!path.startsWith('/'))
    target = posix.join(posix.dirname(file), decodeURIComponent(path));
  const line = node.position?.start.line ?? 1;
  links.push({ target, isFile: kind === 'file', file, line, written: path });
  return `pending-link:${links.length - 1}:${rest}`;
}
