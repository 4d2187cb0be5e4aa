import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DocusaurusConfig, LoadContext, Plugin } from '@docusaurus/types';
import { markdownPath } from '../../../src/lib/markdownPath';
import { routeOf } from '../../../src/lib/routeOf';
import { pageStore } from '../../content/pageStore';
import { textHandler, withHandler } from '../../lib/devHandler';
import { loadedDocs } from '../../lib/loadedDocs';
import { fillLinks } from './fillLinks';

export { validateOptions } from './options';

/**
 * Writes each docs page as Markdown next to its HTML: `/functions/actions` → `functions/actions.md`. The
 * development server converts a page when it is requested.
 */
export default function markdownPages({ siteDir, baseUrl, siteConfig }: LoadContext): Plugin {
  let routes: ReadonlyMap<string, string> = new Map();

  const store = pageStore(siteDir);
  const convert = async (files: string[], { url, future }: DocusaurusConfig) => {
    const router = future.experimental_router;
    const pages = await store.read(files);
    return new Map(
      [...pages].flatMap(([file, { markdown }]) =>
        markdown ? [[file, fillLinks(markdown, { siteUrl: url, baseUrl, router, routes })]] : [],
      ),
    );
  };

  return {
    name: 'markdown-pages',

    async allContentLoaded({ allContent }) {
      const { docs } = loadedDocs(allContent);
      routes = new Map(
        docs.map(({ source, permalink }) => [
          source.replace(/^@site\//, ''),
          routeOf(permalink, baseUrl),
        ]),
      );
    },

    configureWebpack() {
      if (process.env.NODE_ENV !== 'development') return {};
      const handler = textHandler(baseUrl, 'text/markdown', async (path) => {
        if (!path.endsWith('.md')) return undefined;
        const [file] = [...routes].find(([, route]) => markdownPath(route) === path) ?? [];
        return file && (await convert([file], siteConfig)).get(file);
      });
      return withHandler(handler);
    },

    async postBuild({ outDir, siteConfig: config }) {
      const texts = await convert([...routes.keys()], config);
      for (const [file, route] of routes) {
        const target = join(outDir, markdownPath(route));
        await mkdir(dirname(target), { recursive: true });
        await writeFile(target, texts.get(file) ?? '');
      }
    },
  };
}
