import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { ogImagePath } from '../../../src/lib/ogImagePath';
import { card, cardTokens } from './card';
import { collectPages, type OgPage } from './collectPages';
import { type DrawJob, drawCards } from './drawCards';
import { lightTokens } from './lightTokens';
import type { OgImagesOptions } from './options';

export { validateOptions } from './options';

/** Whatever changes how a card is drawn, besides the card itself. */
async function drawingTools(): Promise<string> {
  const require = createRequire(import.meta.url);
  const versions = ['satori', '@resvg/resvg-js', '@fontsource/inter'].map((name) => {
    const { version } = require(`${name}/package.json`) as { version: string };
    return `${name}@${version}`;
  });
  const sources = ['./worker.mjs', './indexedPng.mjs'].map((name) =>
    readFile(new URL(name, import.meta.url), 'utf8'),
  );
  return [...versions, ...(await Promise.all(sources))].join('\n');
}

/** Draws a social image for each page: `/functions/actions` → `og/functions/actions.png`. */
export default function ogImages(
  { siteDir, baseUrl }: LoadContext,
  { siteName, pages: texts, tokensFile, workers, cacheDir }: OgImagesOptions,
): Plugin {
  let pages: OgPage[] = [];

  return {
    name: 'og-images',

    async allContentLoaded({ allContent }) {
      pages = collectPages(allContent, texts, baseUrl);
    },

    async postBuild({ outDir, siteConfig }) {
      // No crawler sees a route of the hash router.
      if (siteConfig.future.experimental_router === 'hash') return;
      const css = await readFile(join(siteDir, tokensFile), 'utf8');
      const colors = lightTokens(css, cardTokens);
      const tools = await drawingTools();
      const cache = join(siteDir, cacheDir);
      await mkdir(cache, { recursive: true });

      const jobs: DrawJob[] = [];
      for (const page of pages) {
        const element = card(page, siteName, colors);
        const hash = createHash('sha256').update(tools).update(JSON.stringify(element));
        const cached = join(cache, `${hash.digest('hex').slice(0, 32)}.png`);
        const target = join(outDir, ogImagePath(page.route));
        await mkdir(dirname(target), { recursive: true });
        if (existsSync(cached)) await copyFile(cached, target);
        else {
          const part = `${cached}.${jobs.length}`;
          const done = async (png: Uint8Array) => {
            await writeFile(target, png);
            // Renamed when complete, so that a build that is cut off leaves no half image behind.
            await writeFile(part, png);
            await rename(part, cached);
          };
          jobs.push({ name: page.route, card: element, done });
        }
      }
      await drawCards(jobs, workers);
      console.info(`[og-images] ${pages.length} images, ${jobs.length} drawn anew.`);
    },
  };
}
