import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { renderAsync } from '@resvg/resvg-js';
import type satori from 'satori';
import { ogImagePath, routeOf } from '../../../src/lib/routes';
import { createDiskCache, writeFiles } from '../../build';
import { loadedDocs, sidebarSections } from '../../content';
import { type CardElement, card, cardSize, lightColors, type PageText } from './card';

interface OgImagesOptions {
  /** The text next to the mark. The first word is bolder: `convex docs`. */
  siteName: string;
  /** Texts by route, for TSX pages, which have no front matter. */
  pages: Record<string, PageText>;
}

const { resolve } = createRequire(__filename);

/** @throws when a text has a character that the font doesn't have */
async function draw(element: CardElement, fonts: Parameters<typeof satori>[1]['fonts']) {
  // Loaded only where an image is drawn; most builds find all of them in the cache.
  const { default: toSvg } = await import('satori');
  const svg = await toSvg(element as never, {
    ...cardSize,
    fonts,
    loadAdditionalAsset: async (_, text) => {
      throw new Error(`The font has no letter for "${text}". Use another in title or description.`);
    },
  });
  // In a thread of its own.
  return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
}

/** Draws a social image for each page: `/functions/actions` → `og/functions/actions.png`. */
export default function ogImages(
  { siteDir, siteConfig, baseUrl }: LoadContext,
  { siteName, pages: texts }: OgImagesOptions,
): Plugin {
  const cache = createDiskCache<Uint8Array>({
    name: 'og-images',
    cacheDir: join(siteDir, 'node_modules/.cache'),
  });

  async function drawAll(pages: ReadonlyMap<string, PageText>) {
    const colorOf = lightColors(await readFile(join(siteDir, 'src/css/tokens.css'), 'utf8'));
    const fonts = await Promise.all(
      ([400, 600] as const).map(async (weight) => ({
        name: 'Inter',
        weight,
        data: await readFile(resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`)),
      })),
    );
    const images = new Map<string, Uint8Array>();
    let drawn = 0;
    for (const [route, page] of pages) {
      const element = card(page, siteName, colorOf);
      const image = await cache.getOrCompute(JSON.stringify(element), () => {
        drawn += 1;
        return draw(element, fonts);
      });
      images.set(route, image);
    }
    return { images, drawn };
  }

  // Crawlers can't see a route of the hash router.
  const isHashRouter = siteConfig.future.experimental_router === 'hash';
  let result: ReturnType<typeof drawAll> | undefined;

  return {
    name: 'og-images',

    async allContentLoaded({ allContent }) {
      if (process.env.NODE_ENV === 'development' || isHashRouter) return;
      const { docs, sidebars } = loadedDocs(allContent);
      const sections = sidebarSections(sidebars);
      const pages = new Map(Object.entries(texts));
      for (const { id, title, description, permalink, frontMatter } of docs) {
        if (frontMatter.image !== undefined) continue;
        const section = sections.get(id);
        const text = { title, description, ...(section !== title && { section }) };
        pages.set(routeOf(permalink, baseUrl), text);
      }
      // Not awaited: it draws while the bundler runs. `postBuild` throws any error.
      result = drawAll(pages);
      result.catch(() => {});
    },

    async postBuild({ outDir }) {
      if (result === undefined) return;
      const { images, drawn } = await result;
      await writeFiles(
        outDir,
        Array.from(images, ([route, png]) => [ogImagePath(route), png] as const),
      );
      console.info(`[og-images] ${images.size} images, ${drawn} newly drawn.`);
    },
  };
}
