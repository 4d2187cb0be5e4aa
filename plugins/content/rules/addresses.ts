import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../../build';
import { addressesFile, lostAddresses, parseAddresses } from '../data/addresses';
import { parseRedirects } from '../data/parseRedirects';
import { redirectsFile } from '../data/redirectsFile';

/** What the check needs to know about a page. */
interface AddressedPage {
  file: string;
  /** Undefined if the page can't be parsed. */
  ids: ReadonlySet<string> | undefined;
}

const read = (siteDir: string, file: string) => {
  const path = join(siteDir, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
};

/**
 * Checks that each listed address is still answered. Sites without a list aren't checked.
 * @param pages by route
 * @param otherRoutes routes outside the docs
 */
export function checkAddresses(
  siteDir: string,
  pages: ReadonlyMap<string, AddressedPage>,
  otherRoutes: readonly string[],
): Finding[] {
  const list = parseAddresses(read(siteDir, addressesFile));
  const { redirects } = parseRedirects(read(siteDir, redirectsFile));
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
      const message = `Links from elsewhere lead to ${route}#${id}, and ${where} has no such id. Add it to the heading that covers it: {/* #its-own #${id} */}.`;
      return { ...place, file: page?.file ?? addressesFile, message };
    });
}
