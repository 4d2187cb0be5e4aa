/** Path of the Markdown copy of a docs page below the base URL: `/functions/actions` → `/functions/actions.md`. */
export function markdownPath(route: string): string {
  return `${route === '/' ? '/index' : route}.md`;
}
