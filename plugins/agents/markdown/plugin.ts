import type { LoadContext, Plugin } from '@docusaurus/types';
import { markdownPath } from '../../../src/lib/routes';
import { textHandler, withHandler, writeFiles } from '../../build';
import { loadedDocs } from '../../content';
import { type MarkdownReader, markdownReader } from './readMarkdown';

/**
 * Writes each page as Markdown next to its HTML: `/functions/actions` → `functions/actions.md`. The development server
 * converts a page when it is requested.
 */
export default function markdownPages({ siteDir, baseUrl, siteConfig }: LoadContext): Plugin {
  let reader: MarkdownReader | undefined;

  return {
    name: 'markdown',

    async allContentLoaded({ allContent }) {
      const { url: siteUrl, future } = siteConfig;
      const mount = { siteUrl, baseUrl, router: future.experimental_router };
      reader = markdownReader(loadedDocs(allContent), siteDir, mount);
    },

    configureWebpack() {
      if (process.env.NODE_ENV !== 'development') return {};
      const handler = textHandler(baseUrl, 'text/markdown', async (path) => {
        const route = reader?.routes.find((each) => markdownPath(each) === path);
        return route === undefined ? undefined : (await reader?.read([route]))?.get(route);
      });
      return withHandler(handler);
    },

    async postBuild({ outDir }) {
      if (!reader) throw new Error('markdown: the docs were not loaded before the build.');
      const texts = await reader.read(reader.routes);
      await writeFiles(
        outDir,
        Array.from(texts, ([route, text]) => [markdownPath(route), text] as const),
      );
    },
  };
}
