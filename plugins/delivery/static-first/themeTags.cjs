// The page template loads this file in the threads that render pages.
const { minifySync } = require('@swc/core');

/** What the tags of Docusaurus' theme have that the site doesn't use. */
const unused = {
  // Its `style` isn't allowed by the pages' Content-Security-Policy, and the site has its own icons.
  'sprite of icons': /<svg [^>]*>\s*<defs>\s*<symbol id="theme-svg-external-link".*?<\/svg>\s*/s,
  // They could contradict the attributes that the loader sets.
  'script for attributes from the address':
    /\(function\(\) \{\s*try \{\s*const entries[\s\S]*?\}\)\(\);/,
};

/**
 * Removes what the site doesn't use from the tags that Docusaurus' theme and plugins put before the page, minifies their
 * scripts, and separates the code of these from the rest.
 * @param {string} tags
 * @returns {{ scripts: string, rest: string }}
 * @throws when a part isn't there
 */
function split(tags) {
  let used = tags;
  for (const [what, pattern] of Object.entries(unused)) {
    if (!pattern.test(used)) {
      throw new Error(
        `static-first: the tags of @docusaurus/theme-classic have no ${what}. Adapt plugins/delivery/static-first/themeTags.cjs, or delete its removal there.`,
      );
    }
    used = used.replace(pattern, '');
  }
  const script = /<script>([\s\S]*?)<\/script>/g;
  const scripts = Array.from(used.matchAll(script), ([, code]) => {
    const { code: text } = minifySync(code, { compress: true, mangle: true, module: false });
    return text.replace(/;?$/, ';');
  });
  return { scripts: scripts.join(''), rest: used.replace(script, '') };
}

/** @type {Map<string, ReturnType<typeof split>>} */
const known = new Map();

/**
 * As `split`, once for the tags, which are the same on each page.
 * @param {string} tags
 */
exports.themeTags = (tags) => {
  const result = known.get(tags) ?? split(tags);
  known.set(tags, result);
  return result;
};
