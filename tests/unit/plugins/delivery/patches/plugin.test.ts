import { existsSync, readFileSync } from 'node:fs';
import type { LoadContext } from '@docusaurus/types';
import { describe, expect, test } from 'vitest';
import applyPatches, {
  pageTemplate,
  patches,
} from '../../../../../plugins/delivery/patches/plugin';
import { violations } from '../../../../violations';

interface Asked {
  request: string;
  context: string;
}

class Replacement {
  readonly request: RegExp;
  readonly change: (asked: Asked) => void;

  constructor(request: RegExp, change: (asked: Asked) => void) {
    this.request = request;
    this.change = change;
  }
}

interface Rule {
  test: RegExp;
  use?: { loader: string; options: { rewrite: { name: string } } }[];
}

function configure() {
  const context = {
    siteDir: process.cwd(),
    generatedFilesDir: '/site (1)/.docusaurus',
    siteConfig: { baseUrl: '/', future: {} },
  } as unknown as LoadContext;
  const utils = { currentBundler: { instance: { NormalModuleReplacementPlugin: Replacement } } };
  return applyPatches(context).configureWebpack?.(
    { mode: 'production' } as never,
    false,
    utils as never,
    undefined,
  ) as unknown as { module: { rules: Rule[] }; plugins: object[] };
}

const config = configure();

const isReplaced = (request: string) =>
  config.plugins.some((each) => each instanceof Replacement && each.request.test(request));

const rewriteOf = (file: string) =>
  config.module.rules.find((rule) => rule.test.test(file))?.use?.[0]?.options.rewrite.name;

describe('patches', () => {
  test.each([
    ['docusaurus.config.mjs', 'pruneSiteConfig'],
    ['globalData.json', 'pruneGlobalData'],
    ['docusaurus-plugin-content-docs/default/p/index-466.json', 'writeSkeleton'],
    ['docusaurus-plugin-content-docs/default/site-docs-home-mdx-1.json', undefined],
    ['site-metadata.json', 'pruneSiteMetadata'],
  ])('changes the generated module %s with %s', (file, rewrite) => {
    expect(rewriteOf(`/site (1)/.docusaurus/${file}`)).toBe(rewrite);
    expect(rewriteOf(`/elsewhere/${file}`)).toBeUndefined();
  });

  test.each([
    ['/x/node_modules/infima/dist/css/default/default.css', true],
    ['C:\\x\\node_modules\\infima\\dist\\css\\default\\default.css', true],
    ['/x/@docusaurus/theme-classic/lib/prism-include-languages', true],
    ['/x/@docusaurus/theme-classic/lib/nprogress.css', true],
    ['./nprogress.css', true],
    ['./index.css', false],
    ['/x/@docusaurus/theme-classic/lib/nprogress', false],
  ])('replaces %s by another module: %s', (request, replaced) => {
    expect(isReplaced(request)).toBe(replaced);
  });

  test('the page template has what each patch adds, in its order', () => {
    const template = pageTemplate({ iconSprite: '<svg><symbol id="icon:a"></symbol></svg>' });
    const places = [
      '<meta charset="UTF-8">',
      'themeTags.scripts',
      'data-scripts=',
      'themeTags.rest',
      'const symbols =',
      '<%~ ordered %>',
      'n.parentNode.prepend(n)',
      'n.scrollTop=',
      '</body>',
    ].map((part) => template.indexOf(part));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
  });

  test('names loaders that exist', () => {
    const files = config.module.rules.flatMap(({ use = [] }) => use.map(({ loader }) => loader));
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) expect(existsSync(file), file).toBe(true);
  });

  test('have a file, a place in the README, a reason and packages', () => {
    const folder = 'plugins/delivery/patches';
    const readme = readFileSync(`${folder}/README.md`, 'utf8');
    const named = patches.map((patch) => [patch.name, patch] as const);
    const faults = violations(named, ({ reason, reliesOn }, name) => [
      ![`${name}.ts`, `${name}/index.ts`].some((file) => existsSync(`${folder}/${file}`)) &&
        'has no file',
      !readme.includes(`\`${name}\``) && "isn't in the README",
      !reason.endsWith('.') && `has the reason "${reason}"`,
      reliesOn.length === 0 && 'names no package',
    ]);
    expect(faults).toEqual([]);
  });
});
