// The page template loads this file in the threads that render pages.
const { minifySync } = require('@swc/core');

/** @type {Map<string, string>} */
const known = new Map();

/** An icon that Docusaurus' theme adds, and that the site, which has its own, doesn't use. */
const unusedIcon = /<svg [^>]*><defs>\s*<symbol id="theme-svg-external-link".*?<\/svg>\s*/s;

/**
 * Minifies the tags that Docusaurus and plugins add to every page. They are the same on each.
 * @param {string} tags
 */
exports.minifyTags = (tags) => {
  const minified =
    known.get(tags) ??
    tags
      .replace(unusedIcon, '')
      .replace(/(<script>)([\s\S]*?)(<\/script>)/g, (_, open, code, close) => {
        const { code: text } = minifySync(code, { compress: true, mangle: true, module: false });
        return open + text + close;
      });
  known.set(tags, minified);
  return minified;
};
