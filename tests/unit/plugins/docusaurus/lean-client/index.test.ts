import { existsSync } from 'node:fs';
import type { LoadContext } from '@docusaurus/types';
import { describe, expect, test } from 'vitest';
import leanClient from '../../../../../plugins/docusaurus/lean-client';

class Replacement {
  constructor(
    readonly request: RegExp,
    readonly file: string,
  ) {}
}

interface Rule {
  test: RegExp;
  sideEffects?: boolean;
  use?: { loader: string; options: { step: string } }[];
}

const bundler = { currentBundler: { instance: { NormalModuleReplacementPlugin: Replacement } } };

function configure(items: { type?: string }[], locales: string[]) {
  const context = {
    generatedFilesDir: '/site (1)/.docusaurus',
    siteConfig: { themeConfig: { navbar: { items } } },
    i18n: { locales },
  } as unknown as LoadContext;
  return leanClient(context).configureWebpack?.(
    {},
    false,
    bundler as never,
    undefined,
  ) as unknown as {
    module: { rules: Rule[] };
    plugins: Replacement[];
  };
}

const config = configure([{ type: 'docsVersionDropdown' }, { type: 'localeDropdown' }], ['en']);

function stepFor(file: string): string | undefined {
  return config.module.rules.find((rule) => rule.test.test(file))?.use?.[0]?.options.step;
}

describe('lean-client', () => {
  test.each([
    ['docusaurus.config.mjs', 'pruneSiteConfig'],
    ['globalData.json', 'pruneGlobalData'],
    ['docusaurus-plugin-content-docs/default/p/index-466.json', 'pruneVersionMetadata'],
    ['docusaurus-plugin-content-docs/default/site-docs-home-mdx-1.json', undefined],
    ['site-metadata.json', undefined],
  ])('prunes the generated module %s with %s', (file, step) => {
    expect(stepFor(`/site (1)/.docusaurus/${file}`)).toBe(step);
    expect(stepFor(`/elsewhere/${file}`)).toBeUndefined();
  });

  test.each([
    ['/x/node_modules/infima/dist/css/default/default.css', true],
    ['C:\\x\\node_modules\\infima\\dist\\css\\default\\default.css', true],
    ['/x/@docusaurus/theme-classic/lib/prism-include-languages', true],
    ['/x/@docusaurus/theme-classic/lib/nprogress.css', true],
    ['./nprogress.css', true],
    ['./index.css', false],
    ['/x/@docusaurus/theme-classic/lib/nprogress', false],
  ])('replaces %s by an empty module: %s', (request, replaced) => {
    expect(config.plugins.some((each) => each.request.test(request))).toBe(replaced);
  });

  test.each([
    ['docsVersionDropdown', false],
    ['doc', true],
    ['docSidebar', true],
    ['docsVersion', true],
    ['localeDropdown', true],
  ])('leaves out navbar items that the site does not have: %s, %s', (type, replaced) => {
    const name = `${type.replace(/^./, (first) => first.toUpperCase())}NavbarItem`;
    const request = `@theme/NavbarItem/${name}`;
    expect(config.plugins.some((each) => each.request.test(request))).toBe(replaced);
  });

  test('keeps the choice of a locale where there are several', () => {
    const { plugins } = configure([{ type: 'localeDropdown' }], ['en', 'fr']);
    const request = '@theme/NavbarItem/LocaleDropdownNavbarItem';
    expect(plugins.some((each) => each.request.test(request))).toBe(false);
  });

  test.each([
    ['/site/src/features/search/index.ts', true],
    ['C:\\site\\src\\features\\search\\index.ts', true],
    ['/site/src/features/search/sources/index.ts', false],
    ['/site/src/features/page/focusPage.ts', false],
  ])('lets a page take a part of a feature without the others: %s, %s', (file, isDoor) => {
    const isFree = config.module.rules.some(
      ({ test, sideEffects }) => sideEffects === false && test.test(file),
    );
    expect(isFree).toBe(isDoor);
  });

  test('names files that exist', () => {
    const files = [
      ...config.plugins.map(({ file }) => file),
      ...config.module.rules.flatMap(({ use = [] }) => use.map(({ loader }) => loader)),
    ];
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) expect(existsSync(file), file).toBe(true);
  });

  test.each([
    'infima/dist/css/default/default.css',
    '@docusaurus/theme-classic/lib/prism-include-languages.js',
    '@docusaurus/theme-classic/lib/nprogress.css',
  ])('replaces a module that the packages still have: %s', (file) => {
    expect(existsSync(`node_modules/${file}`)).toBe(true);
  });
});
