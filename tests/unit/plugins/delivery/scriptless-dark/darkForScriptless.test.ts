import { expect, test, vi } from 'vitest';
import {
  darkForScriptless,
  darkTheme,
} from '../../../../../plugins/delivery/scriptless-dark/darkForScriptless';

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
