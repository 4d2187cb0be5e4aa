import manifest from '../../package.json';

/**
 * The oldest browsers that run the application, from `browserslist` in package.json: queries like `chrome >= 120`, the
 * only kind that says the same to every tool.
 */
export const supportedBrowsers = manifest.browserslist.production.map((query) => {
  const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? [];
  if (name === undefined || version === undefined) {
    throw new Error(
      `browserslist in package.json: expected a query like "chrome >= 120", found "${query}".`,
    );
  }
  return { name, version };
});
