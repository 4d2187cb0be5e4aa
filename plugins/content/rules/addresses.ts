import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../../build';
import {
  isExternal,
  parseRedirects,
  pathOfTarget,
  type Redirect,
  redirectsFile,
} from '../data/redirects';
import { isPartial, splitLines } from '../parse/files';
import type { ParsedPage } from '../parse/parsedPage';

/** The list of all addresses that readers may have, relative to the site's directory. */
export const addressesFile = 'plugins/content/data/addresses.txt';

export type Addresses = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads a list: on each line a route and the ids that links to it use. */
export function parseAddresses(text: string): Addresses {
  const lines = splitLines(text).filter((line) => line !== '');
  return new Map(
    lines.map((line) => {
      const [route = '', ...ids] = line.split(' ');
      return [route, new Set(ids)];
    }),
  );
}

/** Writes a list, sorted, so that two writers rarely change the same line. */
export function formatAddresses(addresses: Addresses): string {
  const lines = [...addresses].map(([route, ids]) => [route, ...[...ids].sort()].join(' '));
  return `${lines.sort().join('\n')}\n`;
}

export function joinAddresses(...lists: readonly Addresses[]): Addresses {
  const joined = new Map<string, Set<string>>();
  for (const [route, ids] of lists.flatMap((list) => [...list])) {
    joined.set(route, new Set([...(joined.get(route) ?? []), ...ids]));
  }
  return joined;
}

/** An address that a list has and a site doesn't answer. */
interface LostAddress {
  route: string;
  /** Missing if the page is gone. */
  id?: string;
}

/**
 * Finds the addresses that lead nowhere. A redirect answers for all ids of its source: it keeps the reader's own when
 * its target has none.
 * @param pages what the site has
 */
export function lostAddresses(
  list: Addresses,
  pages: Addresses,
  redirects: readonly Redirect[],
): LostAddress[] {
  const targets = new Map(redirects.map(({ from, to }) => [from, to]));
  return [...list].flatMap(([route, ids]): LostAddress[] => {
    const target = targets.get(route) ?? route;
    const known = pages.get(pathOfTarget(target));
    // Redirects to other hosts and to missing pages are checked with the redirects.
    if (!known) return targets.has(route) ? [] : [{ route }];
    if (target.includes('#')) return [];
    return [...ids].filter((id) => !known.has(id)).map((id) => ({ route, id }));
  });
}

type Files = ReadonlyMap<string, ParsedPage>;

/** A page and the partials it includes; undefined when one of them can't be parsed. */
function partsOf(page: ParsedPage, files: Files): ParsedPage[] | undefined {
  const shown = new Set<ParsedPage | undefined>([page]);
  for (const part of shown) {
    if (!part || part.syntaxError) return undefined;
    for (const { file } of part.imports) shown.add(files.get(file));
  }
  return [...shown].filter((part) => part !== undefined);
}

/** The ids that pages may link to; undefined when the page or a partial can't be parsed. */
export function anchorsOf(page: ParsedPage, files: Files): Set<string> | undefined {
  const parts = partsOf(page, files);
  return parts && new Set(parts.flatMap(({ anchors }) => anchors));
}

/** The addresses of all pages, by route, with their ids, those that links from elsewhere use included. */
export function addressesOf(files: Files) {
  return new Map(
    [...files]
      .filter(([file]) => !isPartial(file))
      .map(([file, page]) => {
        const headings = partsOf(page, files)?.flatMap((part) => part.headings);
        const aliases = headings?.flatMap((heading) => heading.aliases);
        const ids = aliases && new Set([...(anchorsOf(page, files) ?? []), ...aliases]);
        return [page.route, { file, ids }] as const;
      }),
  );
}

interface AddressedPage {
  file: string;
  /** Undefined if the page can't be parsed. */
  ids: ReadonlySet<string> | undefined;
}

const read = (siteDir: string, file: string) => {
  const path = join(siteDir, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
};

const targetIds = (redirects: readonly Redirect[]): Addresses =>
  joinAddresses(
    ...redirects.flatMap(({ to }) => {
      const id = isExternal(to) ? undefined : to.split('#')[1];
      return id === undefined ? [] : [new Map([[pathOfTarget(to), new Set([id])]])];
    }),
  );

/**
 * Checks that each listed address is still answered, and each id that a redirect leads to.
 * @param pages by route
 * @param otherRoutes routes outside the docs
 */
export function checkAddresses(
  siteDir: string,
  pages: ReadonlyMap<string, AddressedPage>,
  otherRoutes: readonly string[],
): Finding[] {
  const { redirects } = parseRedirects(read(siteDir, redirectsFile));
  const listed = parseAddresses(read(siteDir, addressesFile));
  const list = joinAddresses(listed, targetIds(redirects));
  const unread = new Set([...pages].flatMap(([route, { ids }]) => (ids ? [] : [route])));
  const known = new Map(
    [...pages].map(([route, { ids }]) => [route, ids ?? list.get(route) ?? new Set<string>()]),
  );
  for (const route of otherRoutes) known.set(route, list.get(route) ?? new Set());
  return lostAddresses(list, known, redirects)
    .filter(({ route }) => !unread.has(route))
    .map(({ route, id }): Finding => {
      const place = { line: 1, column: 1, rule: 'address-lost' };
      const page = pages.get(route);
      if (id === undefined) {
        const message = `Links from elsewhere lead to ${route}, which is gone. Add a line for it to ${redirectsFile}.`;
        return { ...place, file: addressesFile, message };
      }
      const where = page ? 'this page' : `the page that ${route} redirects to`;
      const message = `Links from elsewhere or redirects lead to ${route}#${id}, and ${where} has no such id. Add it to the heading that covers it: {/* #its-own #${id} */}.`;
      return { ...place, file: page?.file ?? addressesFile, message };
    });
}

/** Addresses that something else answers: the Worker, the host, or files of the build. */
const taken = /^\/(?:404|assets|edge|live|mcp|og|search-index)(?:\/|$)/;

/** What an address can't have as it is, or at the start of a part: `#`, `%`, a space, `..`. */
const unusable = /[^\p{L}\p{M}\p{N}/._~-]|(?<=\/)\.+/u;

/** Checks that the address of each page can be reached, and by one page only. */
export function checkRoutes(pages: readonly ParsedPage[]): Finding[] {
  const known = new Map<string, ParsedPage>();
  const bySlug = ({ frontMatter }: ParsedPage) => Number('slug' in frontMatter);
  return [...pages]
    .sort((a, b) => bySlug(a) - bySlug(b))
    .flatMap((page) => {
      const { file, route, frontMatter } = page;
      // Docusaurus finds the page of an address without regard to case.
      const first = known.get(route.toLowerCase());
      known.set(route.toLowerCase(), first ?? page);
      const [character] = unusable.exec(route) ?? [];
      const fault =
        (character && `has "${character}", not only letters, digits and -`) ||
        (taken.test(route) && "belongs to a part of the site that isn't a page") ||
        (first && `is the one of ${first.file} (${first.route})`);
      if (!fault) return [];
      const fix = frontMatter.slug ? 'Change the slug.' : 'Rename the file or its folder.';
      const { line, column } = frontMatter.slug ?? { line: 1, column: 1 };
      const message = `The address ${route} ${fault}. ${fix}`;
      return [{ file, line, column, rule: 'route', message }];
    });
}
