import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { renderAsync } from '@resvg/resvg-js';
import type satori from 'satori';
import { ogImagePath, routeOf } from '../../../src/lib/routes';
import { createDiskCache, writeFiles } from '../../build';
import { loadedDocs, sidebarSections } from '../../content';

export interface PageText {
  title: string;
  description: string;
  /** The label above the title. */
  section?: string | undefined;
}

/** An element in the form that satori takes. It is plain data, so that it can be hashed. */
export interface CardElement {
  type: string;
  props: Record<string, unknown> & { children?: CardElement[] | string };
}

/** A color of the light theme, by its name among the tokens. */
type ColorOf = (token: string) => string;

/**
 * Reads colors of the light theme from the text of src/css/tokens.css; the dark theme comes later in the file.
 * @throws when there is no such token
 */
export function lightColors(css: string): ColorOf {
  const tokens = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const colorOf: ColorOf = (token) => {
    const value = new RegExp(`--${token}:\\s*([^;]+);`).exec(tokens)?.[1];
    if (value === undefined) throw new Error(`social-images: the tokens have no --${token}.`);
    const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
    return other === undefined ? value : colorOf(other);
  };
  return colorOf;
}

/** The size that Open Graph recommends. */
export const cardSize = { width: 1200, height: 630 } as const;

const margin = 80;
const textWidth = cardSize.width - 2 * margin;

function box(style: Record<string, unknown>, children: CardElement[] | string): CardElement {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } };
}

/** The site's mark, as in static/favicon.svg, in one color. */
function mark(color: string): CardElement {
  const path = (props: Record<string, unknown>): CardElement => ({ type: 'path', props });
  return {
    type: 'svg',
    props: {
      viewBox: '0 0 18 24',
      width: 39,
      height: 52,
      children: [
        path({ fill: color, d: 'M8.1 1.4C3.4 4.3 1.6 8.2 1.6 12s1.8 7.7 6.5 10.6z' }),
        path({
          fill: 'none',
          stroke: color,
          'stroke-width': 1.5,
          'stroke-linejoin': 'round',
          d: 'M10.65 2.6C14.2 5.2 15.65 8.7 15.65 12s-1.45 6.8-5 9.4z',
        }),
      ],
    },
  };
}

/**
 * The title's size in pixels: large if the title is short, and never so large that a long word is cut off.
 */
export function titleSize(title: string): number {
  const byLength = title.length <= 22 ? 92 : title.length <= 44 ? 76 : 64;
  const longestWord = Math.max(...title.split(/[\s-]+/).map((word) => word.length));
  // In a long word, Inter's letters are on average at most about 0.58 of their size wide.
  return Math.min(byLength, Math.floor(textWidth / (0.58 * longestWord)));
}

/** Draws the card of a page, with the site at the top and the page at the bottom. */
export function card(page: PageText, siteName: string, colorOf: ColorOf): CardElement {
  const [name = '', ...rest] = siteName.split(' ');
  const brandText = { fontSize: 40, letterSpacing: '-0.035em' };
  const hairline = `2px solid ${colorOf('border')}`;
  const brand = box({ alignItems: 'center', paddingBottom: 32, borderBottom: hairline }, [
    mark(colorOf('link')),
    box({ ...brandText, marginLeft: 18, fontWeight: 600, color: colorOf('text-strong') }, name),
    box({ ...brandText, marginLeft: 10, color: colorOf('text-faint') }, rest.join(' ')),
  ]);
  const section = box(
    {
      marginBottom: 20,
      color: colorOf('text-faint'),
      fontSize: 24,
      fontWeight: 600,
      letterSpacing: '0.08em',
    },
    (page.section ?? '').toUpperCase(),
  );
  const title = box(
    {
      color: colorOf('text-strong'),
      fontSize: titleSize(page.title),
      fontWeight: 600,
      letterSpacing: '-0.03em',
      lineHeight: 1.1,
    },
    page.title,
  );
  const description = box(
    {
      display: 'block',
      marginTop: 28,
      color: colorOf('text-muted'),
      fontSize: 32,
      lineClamp: 3,
      lineHeight: 1.45,
    },
    page.description,
  );
  return box(
    {
      width: cardSize.width,
      height: cardSize.height,
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: `60px ${margin}px 72px`,
      backgroundColor: colorOf('canvas'),
      fontFamily: 'Inter',
    },
    [
      brand,
      box({ flexDirection: 'column' }, [...(page.section ? [section] : []), title, description]),
    ],
  );
}

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
    name: 'social-images',
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
    name: 'social-images',

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
      console.info(`[social-images] ${images.size} images, ${drawn} newly drawn.`);
    },
  };
}
