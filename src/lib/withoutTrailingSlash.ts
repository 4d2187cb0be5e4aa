/** Docusaurus gives the permalinks of index pages a slash that the site's addresses do not have. */
export function withoutTrailingSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}
