import type { Plugin } from '@docusaurus/types';
import type { Plugin as PostCssPlugin, Rule } from 'postcss';
import postcssNesting from 'postcss-nesting';

/** The selector of the dark theme's values in `src/css/tokens.css`. */
const darkTheme = "[data-theme='dark']";

/** Readers without scripts whose system is dark. */
const scriptlessDark = 'screen and (scripting: none) and (prefers-color-scheme: dark)';

/**
 * PostCSS plugin: a script in the page's head sets the theme, so a reader without scripts would always have the light
 * one. It repeats the dark theme's values for those whose system is dark. A repetition compresses to a few bytes. Both
 * are for screens only: print is always light.
 */
const darkForScriptless: PostCssPlugin = {
  postcssPlugin: 'scriptless-dark',
  Once(root, { AtRule }) {
    const found: Rule[] = [];
    root.walkRules(darkTheme, (rule) => {
      found.push(rule);
    });
    for (const rule of found) {
      const media = (params: string, own: Rule) =>
        new AtRule({ name: 'media', params, nodes: [own] });
      rule.replaceWith(
        media('screen', rule.clone({})),
        media(scriptlessDark, rule.clone({ selector: ':root' })),
      );
    }
  },
};

/** Part of a rule that Docusaurus gives the bundler. */
interface StyleRule {
  use?: { options?: { modules?: { localIdentName?: string; hashStrategy?: string } } }[];
}

/**
 * Gives all classes of a CSS module the same hash of three characters instead of one of four for each class: hashes are
 * what can't be compressed in a style sheet, which would exceed its budget (tests/budgets.json).
 * @throws when no rule names classes as expected
 */
function shortenHashes(rules: readonly unknown[]): void {
  const names = (rules as readonly StyleRule[])
    .flatMap(({ use }) => (Array.isArray(use) ? use : []))
    .flatMap((loader) => loader?.options?.modules ?? [])
    .filter(({ localIdentName }) => localIdentName === '[local]_[contenthash:base64:4]');
  if (names.length === 0) {
    throw new Error(
      'styles: no rule of Docusaurus names classes [local]_[contenthash:base64:4]. Adapt shortenHashes in plugins/delivery/styles.ts.',
    );
  }
  for (const modules of names) {
    Object.assign(modules, {
      localIdentName: '[local]_[hash:base64:3]',
      hashStrategy: 'minimal-subset',
    });
  }
}

/**
 * Changes style sheets: `darkForScriptless`, `shortenHashes`, and nested rules are written without nesting. Browsers older than
 * `browserslist` in package.json still get every rule, and the bundler's minifier (Rspack 1.7) writes invalid rules when
 * it keeps nesting: it leaves out the semicolon between a declaration with `var()` and a nested rule.
 */
export default function styles(): Plugin {
  return {
    name: 'styles',
    configurePostCss(options) {
      options.plugins.push(darkForScriptless, postcssNesting());
      return options;
    },
    configureWebpack({ mode, module }) {
      if (mode === 'production') shortenHashes(module?.rules ?? []);
      return {};
    },
  };
}
