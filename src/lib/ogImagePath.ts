/** Path of a route's social image below the base URL: `/functions/actions` → `/og/functions/actions.png`. */
export function ogImagePath(route: string): string {
  return `/og${route === '/' ? '/index' : route}.png`;
}
