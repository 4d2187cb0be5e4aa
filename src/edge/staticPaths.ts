/**
 * Files that are the same for every client, so they never reach the Worker; `wrangler.jsonc` excludes them, too.
 * Below the base URL; a `*` matches any text.
 */
export const staticPaths = [
  '/assets/*',
  '/icons-*',
  '/live/*',
  '/og/*',
  '/search-index/*',
] as const;

/**
 * Whether a file is one of them.
 * @param path below the base URL
 */
export function isStaticPath(path: string): boolean {
  return staticPaths.some((pattern) => path.startsWith(pattern.slice(0, -1)));
}
