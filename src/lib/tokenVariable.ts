/** The shell variable for a token, by the name of its kind: `CONVEX_TEAM_TOKEN`. */
export function tokenVariable(name: string): string {
  return `CONVEX_${name.toUpperCase().replace(/\W+/g, '_')}`;
}
