/** The part of a PostCSS node that is needed here. */
interface Rule {
  selector: string;
  clone: (overrides: object) => Rule;
  after: (node: unknown) => void;
}

interface Root {
  walkRules: (selector: string, act: (rule: Rule) => void) => void;
}

interface Helpers {
  AtRule: new (defaults: { name: string; params: string; nodes: Rule[] }) => unknown;
}

/** The selector of the dark theme's values in `src/css/tokens.css`. */
export const darkTheme = "[data-theme='dark']";

/** Readers without scripts whose system is dark. Print is always light. */
const scriptlessDark = 'screen and (scripting: none) and (prefers-color-scheme: dark)';

/**
 * PostCSS plugin: a script in the page's head sets the theme, so a reader without scripts would always have the light
 * one. It repeats the dark theme's values for those whose system is dark. A repetition compresses to a few bytes.
 */
export const darkForScriptless = {
  postcssPlugin: 'scriptless-dark',
  Once(root: Root, { AtRule }: Helpers): void {
    root.walkRules(darkTheme, (rule) => {
      const nodes = [rule.clone({ selector: ':root' })];
      rule.after(new AtRule({ name: 'media', params: scriptlessDark, nodes }));
    });
  },
};
