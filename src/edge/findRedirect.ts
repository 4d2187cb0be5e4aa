import type { Site } from './types.ts';

/** Which of the moved addresses to look among; folders come after the files of the build, as on other hosts. */
type Kind = keyof Site['redirects'];

function targetOf(path: string, kind: Kind, { redirects }: Site): string | undefined {
  if (kind === 'exact') {
    return Object.hasOwn(redirects.exact, path) ? redirects.exact[path] : undefined;
  }
  const [longest] = Object.keys(redirects.prefixes)
    .filter((prefix) => path.startsWith(prefix))
    .sort((a, b) => b.length - a.length);
  return longest === undefined ? undefined : redirects.prefixes[longest];
}

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
export function findRedirect(
  path: string,
  search: string,
  { kind, site }: { kind: Kind; site: Site },
): string | undefined {
  const isMarkdown = path.endsWith('.md');
  const target = targetOf(isMarkdown ? path.slice(0, -3) : path, kind, site);
  if (target === undefined) return undefined;
  const [address = '', ...anchor] = (isMarkdown ? toMarkdown(target, site) : target).split('#');
  const query = address.includes('?') ? search.replace('?', '&') : search;
  return [address + query, ...anchor].join('#');
}
