/**
 * Makes paths of routes comparable as React Router does: decoded, without regard to case and to a slash at the end.
 * The separator sorts before all that a name has, so that a folder's pages are next to each other.
 */
export function routeKey(path: string): string {
  return decodeURI(path)
    .toLowerCase()
    .replace(/^\/|\/$/g, '')
    .replaceAll('/', ' ');
}
