import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { definePatch } from './definePatch';

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

/**
 * Bundler plugin: lists fonts beside the style sheets in Docusaurus' client manifest, so that the page template,
 * which knows no other files by name, can ask for them before the style sheet has come.
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
        .filter(({ name }) => name.endsWith('.woff2'))
        .map(({ name }) => ({ file: name }));
      const path = join(this.generatedFilesDir, 'client-manifest.json');
      const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
      for (const { css } of Object.values(manifest.assets)) css?.unshift(...fonts);
      writeFileSync(path, JSON.stringify(manifest));
    });
  }
}

export const pageFonts = definePatch({
  name: 'pageFonts',
  reason:
    'The page template can name fonts, so that they load beside the style sheet instead of after it.',
  writtenFor: { '@docusaurus/core': '3.10.x' },
  changes: ({ isServer, isProduction, context }) =>
    isServer || !isProduction ? undefined : { plugins: [new PageFonts(context.generatedFilesDir)] },
});
