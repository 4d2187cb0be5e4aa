/** Old prefixes (ending in `/`) of paths and where each leads today. */
export type MovedPrefixes = Readonly<Record<string, string>>;

/** The current path of a page below an old prefix; the longest prefix takes precedence. */
export function movedPage(path: string, prefixes: MovedPrefixes): string | undefined {
  const [best] = Object.keys(prefixes)
    .filter((prefix) => path.startsWith(prefix))
    .sort((a, b) => b.length - a.length);
  return best === undefined ? undefined : prefixes[best];
}
