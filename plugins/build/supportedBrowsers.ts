import manifest from '../../package.json';

/** A browser as browserslist calls it, and its oldest version that the site supports. */
interface SupportedBrowser {
  name: string;
  version: string;
}

/**
 * Reads queries like `chrome >= 120`: the only kind that says the same to every tool.
 * @throws for any other
 */
export function readQueries(queries: readonly string[]): SupportedBrowser[] {
  return queries.map((query) => {
    const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? [];
    if (name === undefined || version === undefined) {
      throw new Error(
        `browserslist in package.json: expected a query like "chrome >= 120", found "${query}".`,
      );
    }
    return { name, version };
  });
}

/** The oldest browsers that run the application, from `browserslist` in package.json. */
export const supportedBrowsers = readQueries(manifest.browserslist.production);
