import { definePatch } from './definePatch';

interface Compiler {
  options: { optimization: { splitChunks?: false | { cacheGroups?: Record<string, unknown> } } };
}

/** Bundler plugin: puts what the site uses of the docs plugin's client into one chunk. */
export class DocsClientChunk {
  apply({ options }: Compiler): void {
    const { splitChunks } = options.optimization;
    const groups = splitChunks ? splitChunks.cacheGroups : undefined;
    if (!groups) {
      throw new Error(
        'docsClient: the build has no cacheGroups. Adapt plugins/docusaurus/patches/docsClient.ts.',
      );
    }
    groups.docsClient = {
      test: /[\\/]plugin-content-docs[\\/]lib[\\/]client[\\/]/,
      name: 'docs-client',
      chunks: 'async',
      enforce: true,
      priority: 60,
    };
  }
}

export const docsClient = definePatch({
  name: 'docsClient',
  reason:
    'The layout and the article of a page both use the docs plugin; the bundler would make a chunk with a copy of it for each.',
  writtenFor: { '@docusaurus/core': '3.10.x', '@docusaurus/plugin-content-docs': '3.10.x' },
  changes: ({ isServer, isProduction }) =>
    isServer || !isProduction ? undefined : { plugins: [new DocsClientChunk()] },
});
