import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Root, RootContent } from 'mdast';
import { nearest } from '../../../src/lib/nearest';
import { product } from '../../../src/site/product';
import type { Finding } from '../../build';
import { listDocs } from '../../content';
import { readMarkdown, writeMdx } from '../markup';
import type { HttpApi } from './httpApi';

const origin = `https://${product.docsHost}`;

/**
 * Knows the pages of the site. A document links to them by URL, because it is also read outside this site.
 */
export class SiteLinks {
  readonly #siteDir: string;
  readonly #own = new Map<string, string>();

  constructor(siteDir: string, apis: readonly HttpApi[]) {
    this.#siteDir = siteDir;
    for (const { infoRoute, operations } of apis) {
      for (const route of [infoRoute, ...operations.map(({ operation }) => operation.route)]) {
        this.#own.set(route, `docs${route}.mdx`);
      }
    }
  }

  /** The file of a page, or undefined if there is none. */
  #fileOf(route: string): string | undefined {
    const written = [`docs${route}.mdx`, `docs${route}/index.mdx`];
    return this.#own.get(route) ?? written.find((file) => existsSync(join(this.#siteDir, file)));
  }

  #withLocalLinks(nodes: RootContent[], page: string): RootContent[] {
    return nodes.flatMap((node): RootContent[] => {
      if (!('children' in node)) return [node];
      const children = this.#withLocalLinks(node.children as RootContent[], page);
      if (node.type !== 'link' || !node.url.startsWith(`${origin}/`)) {
        return [{ ...node, children } as RootContent];
      }
      const [, route = '', anchor = ''] = /^([^#]*)(.*)$/.exec(node.url.slice(origin.length)) ?? [];
      const file = this.#fileOf(route);
      const url = file ? posix.relative(posix.dirname(page), file) + anchor : node.url;
      return [{ ...node, url, children } as RootContent];
    });
  }

  /** Converts Markdown in a document to MDX, and its links to pages of the site to file links. */
  toMdx(markdown: string, page: string): string {
    const { children }: Root = readMarkdown(markdown);
    return writeMdx(this.#withLocalLinks(children, page));
  }

  /** Finds links to pages that the site doesn't have. */
  check(file: string, source: string): Finding[] {
    return source.split('\n').flatMap((line, row) =>
      [...line.matchAll(/https:\/\/([^/\s)]+)(\/[^\s)#'"]*)/g)].flatMap((match) => {
        const [, host = '', route = ''] = match;
        if (host !== product.docsHost) return [];
        if (this.#fileOf(route) !== undefined) return [];
        const written = listDocs(this.#siteDir).map((path) =>
          path.replace(/^docs|(?:\/index)?\.mdx?$/g, ''),
        );
        const close = nearest(route, [...this.#own.keys(), ...written]);
        const fix = close ? `Did you mean ${origin}${close}?` : 'Fix the URL.';
        const message = `The site has no page ${route}. ${fix}`;
        return [{ file, line: row + 1, column: match.index + 1, rule: 'http-link', message }];
      }),
    );
  }
}
