import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { ogImagePath } from '../../../src/lib/ogImagePath';
import { createDiskCache } from '../../build';
import { card, cardTokens, type PageText } from './card';
import { collectPages, type OgPage } from './collectPages';
import { type DrawJob, drawCards } from './drawCards';
import { lightTokens } from './lightTokens';

interface OgImagesOptions {
  /** The text next to the mark. The first word is bolder: `convex docs`. */
  siteName: string;
  /** Texts by route, for TSX pages, which have no front matter. */
  pages: Record<string, PageText>;
}

/** Threads that draw at the same time. */
const workers = 2;

interface Images {
  /** PNGs by route. */
  files: Map<string, Uint8Array>;
  /** How many weren't in the cache. */
  drawn: number;
}

/** Draws a social image for each page: `/functions/actions` → `og/functions/actions.png`. */
export default function ogImages(
  { siteDir, siteConfig, baseUrl }: LoadContext,
  { siteName, pages: texts }: OgImagesOptions,
): Plugin {
  async function drawAll(pages: readonly OgPage[]): Promise<Images> {
    const css = await readFile(join(siteDir, 'src/css/tokens.css'), 'utf8');
    const colors = lightTokens(css, cardTokens);
    const cache = createDiskCache<Uint8Array>({
      name: 'og-images',
      cacheDir: join(siteDir, 'node_modules/.cache'),
    });
    const files = new Map<string, Uint8Array>();
    const jobs: DrawJob[] = [];
    for (const page of pages) {
      const element = card(page, siteName, colors);
      const content = JSON.stringify(element);
      const cached = cache.get(content);
      if (cached) files.set(page.route, cached);
      else {
        const done = (png: Uint8Array) => {
          files.set(page.route, png);
          cache.set(content, png);
        };
        jobs.push({ name: page.route, card: element, done });
      }
    }
    await drawCards(jobs, workers);
    return { files, drawn: jobs.length };
  }

  // Crawlers can't see a route of the hash router.
  const isHashRouter = siteConfig.future.experimental_router === 'hash';
  let images: Promise<Images> | undefined;

  return {
    name: 'og-images',

    async allContentLoaded({ allContent }) {
      const pages = collectPages(allContent, texts, baseUrl);
      if (process.env.NODE_ENV === 'development' || isHashRouter) return;
      // Not awaited: the threads draw while the bundler runs, which leaves cores idle. `postBuild` throws any
      // error.
      images = drawAll(pages);
      images.catch(() => {});
    },

    async postBuild({ outDir }) {
      if (images === undefined) return;
      const { files, drawn } = await images;
      for (const [route, png] of files) {
        const target = join(outDir, ogImagePath(route));
        await mkdir(dirname(target), { recursive: true });
        await writeFile(target, png);
      }
      console.info(`[og-images] ${files.size} images, ${drawn} newly drawn.`);
    },
  };
}
