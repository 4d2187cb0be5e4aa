import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { product } from '../../../src/site/product.ts';

/** Links under each page, which GitHub shows only to people who are signed in. */
const signedIn = ['edit/', 'issues/new'].map((path) => `${product.repositoryUrl}/${path}`);

/**
 * Finds the links to other hosts in a build.
 * @param siteUrl the origin of the site, whose own links the build checks
 * @returns for each address, without its hash, the files that link to it
 */
export function outsideLinks(dir: string, siteUrl: string): Map<string, string[]> {
  const links: Map<string, string[]> = new Map();
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.html')).sort()) {
    const html = readFileSync(join(dir, file), 'utf8');
    const found = [...html.matchAll(/<a\b[^>]*?\shref="(https?:\/\/[^"#]+)/g)].map(
      ([, address = '']) => address.replaceAll('&amp;', '&'),
    );
    for (const address of new Set(found)) {
      if (new URL(address).origin === siteUrl) continue;
      if (signedIn.some((start) => address.startsWith(start))) continue;
      links.set(address, [...(links.get(address) ?? []), file]);
    }
  }
  return links;
}
