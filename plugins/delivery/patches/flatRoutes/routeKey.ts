import { tryDecode } from '../../../../src/lib/tryDecode';

/**
 * Makes route paths comparable, as React Router does: decoded, and without regard to case and a trailing
 * slash. The separator sorts before every character of a name, so that a folder's pages are next to each
 * other.
 */
export function routeKey(path: string): string {
  return (tryDecode(path) ?? path)
    .toLowerCase()
    .replace(/^\/|\/$/g, '')
    .replaceAll('/', ' ');
}
