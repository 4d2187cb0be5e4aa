import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import {
  darkForScriptless,
  darkTheme,
} from '../../../../../plugins/delivery/scriptless-dark/darkForScriptless';
import scriptlessDark from '../../../../../plugins/delivery/scriptless-dark/plugin';

class AtRule {
  readonly defaults: object;

  constructor(defaults: object) {
    this.defaults = defaults;
  }
}

test("repeats the dark theme's values for dark systems without scripts, on screens only", () => {
  const rule = {
    selector: darkTheme,
    clone: (overrides: object) => ({ ...rule, copied: true, ...overrides }),
    after: vi.fn(),
  };
  const walkRules = (selector: string, act: (of: typeof rule) => void) =>
    selector === rule.selector && act(rule);
  darkForScriptless.Once({ walkRules }, { AtRule });
  expect(rule.after).toHaveBeenCalledExactlyOnceWith(
    new AtRule({
      name: 'media',
      params: 'screen and (scripting: none) and (prefers-color-scheme: dark)',
      nodes: [expect.objectContaining({ selector: ':root', copied: true })],
    }),
  );
});

test('the tokens have one rule with the values of the dark theme', () => {
  const tokens = readFileSync('src/css/tokens.css', 'utf8');
  expect(tokens.split(`\n${darkTheme} {`)).toHaveLength(2);
});

test("adds its PostCSS plugin after Docusaurus' own", () => {
  const own = {};
  const { configurePostCss } = scriptlessDark();
  expect(configurePostCss?.({ plugins: [own] } as never).plugins).toEqual([own, darkForScriptless]);
});
