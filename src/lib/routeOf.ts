/** Strips the base URL from a permalink: `/docs/functions/` becomes `/functions`. */
export function routeOf(permalink: string, baseUrl: string): string {
  const base = baseUrl.replace(/\/$/, '');
  const below =
    permalink === base || permalink.startsWith(`${base}/`)
      ? permalink.slice(base.length)
      : permalink;
  return below.replace(/\/+$/, '') || '/';
}
