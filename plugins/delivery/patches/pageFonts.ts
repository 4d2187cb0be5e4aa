import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { definePatch, docusaurus } from './definePatch';

interface Manifest {
  assets: Record<string, { css?: { file: string }[] }>;
}

interface Compiler {
  hooks: {
    afterEmit: {
      tap: (
        name: string,
        act: (compilation: { getAssets: () => readonly { name: string }[] }) => void,
      ) => void;
    };
  };
}

/** The file that every page needs; the others are for rare characters (src/css/base.css). */
const firstFont = /\/inter-text-[^/]+\.woff2$/;

/**
 * Bundler plugin: lists the first font with the style sheets in Docusaurus' client manifest, so that the page
 * template, which knows no other files by name, can request it before the style sheet has loaded.
 */
export class PageFonts {
  private readonly generatedFilesDir: string;

  constructor(generatedFilesDir: string) {
    this.generatedFilesDir = generatedFilesDir;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('pageFonts', (compilation) => {
      const fonts = compilation
        .getAssets()
        .filter(({ name }) => firstFont.test(name))
        .map(({ name }) => ({ file: name }));
      if (fonts.length === 0) {
        throw new Error(`pageFonts: no asset matches ${firstFont}. Fix it, or the font's name.`);
      }
      const path = join(this.generatedFilesDir, 'client-manifest.json');
      const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
      for (const { css } of Object.values(manifest.assets)) css?.unshift(...fonts);
      writeFileSync(path, JSON.stringify(manifest));
    });
  }
}

export const pageFonts = definePatch({
  name: 'pageFonts',
  why: 'The page template can name the first font, so that it loads at the same time as the style sheet.',
  versions: { '@docusaurus/core': docusaurus },
  changes: ({ isServer, isProduction, context }) =>
    isServer || !isProduction ? undefined : { plugins: [new PageFonts(context.generatedFilesDir)] },
});
