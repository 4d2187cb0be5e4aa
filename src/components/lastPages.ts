/** Where local storage keeps the paths of the pages that were read last, a line each, newest first; it's never sent. */
const key = 'last-page';

/** One more than search shows, which leaves out the page that is open. */
const maxPages = 6;

/** The paths of the pages that were read last in this browser, newest first. Some may be gone from the site. */
export function lastPages(): string[] {
  return localStorage?.getItem(key)?.split('\n') ?? [];
}

export function rememberPage(path: string): void {
  const others = lastPages().filter((other) => other !== path);
  try {
    localStorage?.setItem(key, [path, ...others].slice(0, maxPages).join('\n'));
  } catch {
    // The storage has become full.
  }
}
