import { splitLines } from '../parse/files';
import type { Redirect } from './redirects';
import { pathOfTarget } from './redirects';

/** The list of all addresses that readers may have, relative to the site's directory. */
export const addressesFile = 'plugins/content/data/addresses.txt';

/** The ids of each page, by route. */
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

/** What is in one of the lists or in both. */
export function joinAddresses(...lists: readonly Addresses[]): Addresses {
  const joined = new Map<string, Set<string>>();
  for (const [route, ids] of lists.flatMap((list) => [...list])) {
    joined.set(route, new Set([...(joined.get(route) ?? []), ...ids]));
  }
  return joined;
}

/** An address that a list has and a site doesn't answer. */
export interface LostAddress {
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
