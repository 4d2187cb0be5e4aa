/** Where a docs page lies as Markdown below the base URL: `/functions/actions` → `/functions/actions.md`. */
export function markdownPath(route: string): string {
  return `${route === '/' ? '/index' : route}.md`;
}
