import type { Compiler } from '@rspack/core';
import { changeManifest, definePatch, docusaurus } from './definePatch';

/** The file that every page needs; the others are for rare characters (src/css/base.css). */
const firstFont = /\/inter-text-[^/]+\.woff2$/;

/**
 * Lists the first font with the style sheets in Docusaurus' client manifest, so that the page template, which knows no
 * other files by name, can request it before the style sheet has loaded.
 */
export const pageFonts = definePatch({
  name: 'pageFonts',
  why: 'The page template can name the first font, so that it loads at the same time as the style sheet.',
  versions: { '@docusaurus/core': docusaurus },
  changes({ isServer, isProduction, context }) {
    if (isServer || !isProduction) return undefined;
    const apply = ({ hooks }: Compiler) =>
      hooks.afterEmit.tap('pageFonts', (compilation) => {
        const fonts = compilation
          .getAssets()
          .filter(({ name }) => firstFont.test(name))
          .map(({ name }) => ({ file: name }));
        if (fonts.length === 0) {
          throw new Error(`pageFonts: no asset matches ${firstFont}. Fix it, or the font's name.`);
        }
        changeManifest(context.generatedFilesDir, ({ assets }) => {
          for (const { css } of Object.values(assets)) css?.unshift(...fonts);
        });
      });
    return { plugins: [{ apply }] };
  },
});
