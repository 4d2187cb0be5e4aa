import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Addresses,
  addressesFile,
  addressesOf,
  formatAddresses,
  joinAddresses,
  listDocs,
  pageStore,
  parseAddresses,
} from '../../../plugins/content/index.ts';
import { packageLinks } from './packageLinks.mts';

/** The addresses that should be listed: what the site has, and what packages link to. */
async function currentAddresses(root: string): Promise<Addresses> {
  const files = await pageStore(root, 'docs').read(listDocs(root, 'docs'));
  const pages = [...addressesOf(files)].map(
    ([route, { ids }]) => [route, ids ?? new Set<string>()] as const,
  );
  return joinAddresses(new Map(pages), packageLinks(root));
}

function listedAddresses(root: string): Addresses {
  const file = join(root, addressesFile);
  return parseAddresses(existsSync(file) ? readFileSync(file, 'utf8') : '');
}

/** Lists the addresses that the list doesn't have yet, such as `/agents#threads`. */
export async function unlistedAddresses(root: string): Promise<string[]> {
  const listed = listedAddresses(root);
  return [...(await currentAddresses(root))].flatMap(([route, ids]) => {
    const known = listed.get(route);
    const missing = [...ids].filter((id) => !known?.has(id)).map((id) => `${route}#${id}`);
    return known ? missing : [route, ...missing];
  });
}

/** Adds the addresses that the list doesn't have yet. It never removes one. */
export async function listAddresses(root: string): Promise<void> {
  const all = joinAddresses(listedAddresses(root), await currentAddresses(root));
  writeFileSync(join(root, addressesFile), formatAddresses(all));
}
