import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { loadedDocs } from '../../src/lib/loadedDocs';
import { markdownPath } from '../../src/lib/markdownPath';
import { routeOf } from '../../src/lib/routeOf';
import { toMarkdown } from './toMarkdown';

export { validateOptions } from './options';

/** Writes each docs page as Markdown beside its HTML: `/functions/actions` → `functions/actions.md`. */
export default function markdownPages({ siteDir, baseUrl }: LoadContext): Plugin {
  let routes: ReadonlyMap<string, string> = new Map();

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

    async postBuild({ outDir, siteConfig }) {
      const router = siteConfig.future.experimental_router;
      for (const [file, route] of routes) {
        const source = await readFile(join(siteDir, file), 'utf8');
        const context = { siteUrl: siteConfig.url, baseUrl, router, file, routes };
        const target = join(outDir, markdownPath(route));
        await mkdir(dirname(target), { recursive: true });
        await writeFile(target, toMarkdown(source, context));
      }
    },
  };
}
