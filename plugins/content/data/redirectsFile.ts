/** The list of old addresses, relative to the site's directory. */
export const redirectsFile = 'plugins/content/data/redirects.txt';
