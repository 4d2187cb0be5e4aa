import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';

/** What links of comments to our own host are looked up in. */
export interface SitePages {
  siteDir: string;
  host: string;
  /** Old routes, with the routes or URLs that they lead to. */
  redirects: ReadonlyMap<string, string>;
  /** The ids of a page, or undefined for a generated one. */
  anchorsOf(file: string): ReadonlySet<string> | undefined;
}

function pageAt(route: string, siteDir: string): string | undefined {
  return [`docs${route}.mdx`, `docs${route}/index.mdx`].find((file) =>
    existsSync(join(siteDir, file)),
  );
}

/**
 * Converts links to the site's host to links to the files of pages. Comments still have addresses from earlier
 * years, so redirects are followed, and an id that the page doesn't have is left out. A link to a page that
 * doesn't exist becomes plain text.
 */
export function localLinks(source: string, page: string, site: SitePages): string {
  const { siteDir, host, redirects, anchorsOf } = site;
  const pattern = new RegExp(
    // Types have escaped brackets, which don't begin a link.
    `(?<!\\\\)\\[((?:[^\\[\\]\\\\]|\\\\.)*)\\]\\(https?://${host.replaceAll('.', '\\.')}(/[^)#]*)(?:#([^)]*))?\\)`,
    'g',
  );
  return source.replace(pattern, (_, text: string, path: string, id: string | undefined) => {
    const route = path.replace(/\/$/, '').replace(/\.html$/, '');
    const target = pageAt(route, siteDir) === undefined ? redirects.get(route) : route;
    if (target?.startsWith('https://')) return `[${text}](${target})`;
    const [to = route, anchor = id] = target?.split('#') ?? [];
    const file = pageAt(to, siteDir);
    if (file === undefined) return text;
    const url = posix.relative(posix.dirname(page), file);
    const hasId = anchor !== undefined && anchorsOf(file)?.has(anchor);
    return `[${text}](${url}${hasId ? `#${anchor}` : ''})`;
  });
}
