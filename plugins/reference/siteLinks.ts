import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { product } from '../../src/site/product';

/** What links to the site's own host are looked up in. */
export interface SitePages {
  /** The file of the page at a route, relative to the site's directory. */
  fileOf(route: string): string | undefined;
  /** Where an old route leads to: a route or a URL. */
  redirectOf?(route: string): string | undefined;
  hasAnchor?(file: string, id: string): boolean;
}

/** The file of a page that people write. */
export function writtenPage(siteDir: string, route: string): string | undefined {
  return [`docs${route}.mdx`, `docs${route}/index.mdx`].find((file) =>
    existsSync(join(siteDir, file)),
  );
}

const pattern = new RegExp(
  // Types have escaped brackets, which don't begin a link.
  `(?<!\\\\)\\[((?:[^\\[\\]\\\\]|\\\\.)*)\\]\\(https?://${product.docsHost.replaceAll('.', '\\.')}(/[^)#]*)(?:#([^)]*))?\\)`,
  'g',
);

/**
 * Converts links to the site's host to links to the files of pages. Comments still have addresses from earlier years,
 * so redirects are followed, and an id that the page doesn't have is left out. A link to a page that doesn't exist
 * becomes plain text.
 */
export function localLinks(source: string, page: string, site: SitePages): string {
  return source.replace(pattern, (_, text: string, path: string, id: string | undefined) => {
    const route = path.replace(/\/$/, '').replace(/\.html$/, '');
    const target = site.fileOf(route) === undefined ? site.redirectOf?.(route) : route;
    if (target?.startsWith('https://')) return `[${text}](${target})`;
    const [to = route, anchor = id] = target?.split('#') ?? [];
    const file = site.fileOf(to);
    if (file === undefined) return text;
    const url = posix.relative(posix.dirname(page), file);
    const hasId = anchor !== undefined && (site.hasAnchor?.(file, anchor) ?? true);
    return `[${text}](${url}${hasId ? `#${anchor}` : ''})`;
  });
}
