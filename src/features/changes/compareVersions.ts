const partsOf = (version: string) => version.split('.').map(Number);

/** Compares the numbers of two stable releases; negative if the first one is older. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [partsOf(one), partsOf(other)];
  const at = a.findIndex((part, index) => part !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/** The release that a reader has, from the query of an address; undefined if it names none. */
export function releaseIn(query: string): string | undefined {
  const from = new URLSearchParams(query).get('from')?.trim().replace(/^v/, '') ?? '';
  return /^\d+\.\d+\.\d+$/.test(from) ? from : undefined;
}
