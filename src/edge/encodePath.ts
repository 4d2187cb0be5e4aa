/** Encodes a path as hosts do: each segment on its own, so that they don't redirect to their own spelling. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
