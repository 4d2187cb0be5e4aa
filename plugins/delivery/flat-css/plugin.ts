import type { Plugin } from '@docusaurus/types';
import postcssNesting from 'postcss-nesting';

/**
 * Writes nested rules of style sheets without nesting. Browsers older than `browserslist` in package.json still get
 * every rule, and the bundler's minifier (Rspack 1.7) writes invalid rules when it keeps nesting: it leaves out the
 * semicolon between a declaration with `var()` and a nested rule.
 */
export default function flatCss(): Plugin {
  return {
    name: 'flat-css',
    configurePostCss(options) {
      options.plugins.push(postcssNesting());
      return options;
    },
  };
}
