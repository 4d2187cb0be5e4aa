import { tryDecode } from '../../../../src/lib/tryDecode';

/** Makes paths comparable, as React Router does: decoded, without regard to case and a slash at the end. */
export function routeKey(path: string): string {
  return (tryDecode(path) ?? path).toLowerCase().replace(/^\/|\/$/g, '');
}
