import { expect, test, vi } from 'vitest';
import {
  darkForScriptless,
  darkTheme,
  shortenHashes,
} from '../../../../../plugins/delivery/styles/plugin';

class AtRule {
  readonly defaults: object;

  constructor(defaults: object) {
    this.defaults = defaults;
  }
}

test("has the dark theme's values on screens only, and again for dark systems without scripts", () => {
  const rule = {
    selector: darkTheme,
    clone: (overrides: object) => ({ ...rule, copied: true, ...overrides }),
    replaceWith: vi.fn(),
  };
  const walkRules = (selector: string, act: (of: typeof rule) => void) =>
    selector === rule.selector && act(rule);
  darkForScriptless.Once({ walkRules }, { AtRule });
  expect(rule.replaceWith).toHaveBeenCalledExactlyOnceWith(
    new AtRule({
      name: 'media',
      params: 'screen',
      nodes: [expect.objectContaining({ selector: darkTheme, copied: true })],
    }),
    new AtRule({
      name: 'media',
      params: 'screen and (scripting: none) and (prefers-color-scheme: dark)',
      nodes: [expect.objectContaining({ selector: ':root', copied: true })],
    }),
  );
});

test('classes of a module share a short hash, and other rules of Docusaurus stop the build', () => {
  const rule = (localIdentName: string) => ({
    use: [{ loader: 'extract' }, { options: { modules: { localIdentName } } }],
  });
  const rules = [{ test: /css/ }, rule('[local]_[contenthash:base64:4]')];
  shortenHashes(rules);
  expect(rules[1]).toMatchObject({
    use: [{}, { options: { modules: { localIdentName: '[local]_[hash:base64:3]' } } }],
  });
  expect(() => shortenHashes([rule('[local]')])).toThrow('no rule of Docusaurus names classes');
});
