import { posix } from 'node:path';
import type { Node } from 'unist';
import { routeAddress } from '../../../src/lib/routeAddress';
import { type PageContext, PageError } from './context';

function routeOfFile(path: string, context: PageContext, node: Node): string {
  const file = posix.join(posix.dirname(context.file), decodeURIComponent(path));
  const route = context.routes.get(file);
  if (route === undefined) {
    throw new PageError(context, node, `The link ${path} names no page. Mend the file path.`);
  }
  return route;
}

/**
 * Makes a link of a page absolute, so that it works wherever the Markdown is read.
 * @throws PageError when a relative link names no page.
 */
export function absoluteUrl(url: string, context: PageContext, node: Node): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(url)) return url;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(url) ?? [];
  let route = path;
  const { page = context.file } = context;
  if (path === '') route = routeOfFile(posix.basename(page), { ...context, file: page }, node);
  else if (!path.startsWith('/')) route = routeOfFile(path, context, node);
  return context.siteUrl + routeAddress(route, context) + rest;
}
