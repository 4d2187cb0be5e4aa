import type { Site } from './edgeTypes.ts';

/** Moves the address of a page to its Markdown copy, unless it is on another host. */
function toMarkdown(target: string, { baseUrl }: Site): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(target) ?? [];
  if (!target.startsWith(baseUrl)) return target;
  return `${path === baseUrl ? `${baseUrl}index` : path}.md${rest}`;
}

/**
 * Finds where a path leads today. The old address with `.md` leads to the Markdown copy of the new page.
 * @param path below the base URL
 * @param search the query to keep, with its question mark
 * @returns an address that includes the base URL
 */
export function findRedirect(path: string, search: string, site: Site): string | undefined {
  const isMarkdown = path.endsWith('.md');
  const from = isMarkdown ? path.slice(0, -3) : path;
  const target = Object.hasOwn(site.redirects, from) ? site.redirects[from] : undefined;
  if (target === undefined) return undefined;
  const [address = '', ...anchor] = (isMarkdown ? toMarkdown(target, site) : target).split('#');
  const query = address.includes('?') ? search.replace('?', '&') : search;
  return [address + query, ...anchor].join('#');
}
