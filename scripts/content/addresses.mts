import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
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
} from '../../plugins/content/index.ts';
import { product } from '../../src/site/product.ts';

/** Packages whose messages, comments and schemas send readers to the docs. */
const packages = ['convex', 'convex-helpers', 'convex-svelte', 'convex-test'];
const scopes = ['@convex-dev'];

const readable = /\.(?:[cm]?[jt]sx?|json|md)$/;

// A text may end a link with a full stop, and a template may add to it: neither belongs to the address.
const link = new RegExp(
  `https?://${product.docsHost.replaceAll('.', '\\.')}(/[\\w./-]*)?(?:\\?[\\w=&-]*)?(?:#([\\w-]+))?`,
  'g',
);

export function linksIn(text: string): Addresses {
  return joinAddresses(
    ...Array.from(text.matchAll(link), ([, path = '/', id]) => {
      const route = path.replace(/[./]+$/, '') || '/';
      return new Map([[route, new Set(id === undefined ? [] : [id])]]);
    }),
  );
}

export function packageLinks(root: string): Addresses {
  const modules = join(root, 'node_modules');
  const scoped = scopes.flatMap((scope) =>
    readdirSync(join(modules, scope)).map((name) => join(scope, name)),
  );
  const files = [...packages, ...scoped].flatMap((name) => {
    const dir = join(modules, name);
    if (!existsSync(dir)) return [];
    return readdirSync(dir, { recursive: true, encoding: 'utf8' })
      .filter((file) => readable.test(file) && !file.includes('node_modules'))
      .map((file) => join(dir, file));
  });
  const texts = files.map((file) => readFileSync(file, 'utf8'));
  return joinAddresses(...texts.filter((text) => text.includes(product.docsHost)).map(linksIn));
}

/** The addresses that should be listed: what the site has, and what packages link to. */
async function currentAddresses(root: string): Promise<Addresses> {
  const files = await pageStore(root).read(listDocs(root));
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
