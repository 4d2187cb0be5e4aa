import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DocusaurusConfig, LoadContext, Plugin } from '@docusaurus/types';
import { markdownPath } from '../../../src/lib/markdownPath';
import { routeOf } from '../../../src/lib/routeOf';
import { loadedDocs } from '../../lib/loadedDocs';
import { markdownHandler, withHandler } from './devServer';
import { toMarkdown } from './toMarkdown';

export { validateOptions } from './options';

/**
 * Writes each docs page as Markdown beside its HTML: `/functions/actions` → `functions/actions.md`.
 * The development server converts a page when it is asked for.
 */
export default function markdownPages({ siteDir, baseUrl, siteConfig }: LoadContext): Plugin {
  let routes: ReadonlyMap<string, string> = new Map();

  const read = (file: string) => readFileSync(join(siteDir, file), 'utf8');
  const convert = (file: string, { url, future }: DocusaurusConfig) => {
    const router = future.experimental_router;
    return toMarkdown(read(file), { siteUrl: url, baseUrl, router, file, routes, read });
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
      const handler = markdownHandler(baseUrl, async (path) => {
        const [file] = [...routes].find(([, route]) => markdownPath(route) === path) ?? [];
        return file && convert(file, siteConfig);
      });
      return withHandler(handler);
    },

    async postBuild({ outDir, siteConfig: config }) {
      for (const [file, route] of routes) {
        const target = join(outDir, markdownPath(route));
        await mkdir(dirname(target), { recursive: true });
        await writeFile(target, convert(file, config));
      }
    },
  };
}
