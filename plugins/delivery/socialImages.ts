import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { renderAsync } from '@resvg/resvg-js';
import type satori from 'satori';
import { ogImagePath, routeOf } from '../../src/lib/routes';
import { product } from '../../src/site/product';
import { createDiskCache, writeFiles } from '../build';
import { loadedDocs, sidebarSections } from '../content';

interface PageText {
  title: string;
  description: string;
  /** The label above the title. */
  section?: string | undefined;
}

type Style = Record<string, string | number>;

/** An element in the form that satori takes. It is plain data, so that it can be hashed. */
interface CardElement {
  type: string;
  props: Record<string, unknown> & { children?: CardElement[] | string };
}

/** Colors of the light theme (src/css/tokens.css). */
const colors = {
  link: '#8d2676',
  border: '#e8e3dd',
  canvas: '#fffefd',
  strong: '#181411',
  muted: '#5c534b',
  faint: '#6f665d',
};

const cardSize = { width: 1200, height: 630 } as const;

const margin = 80;
const textWidth = cardSize.width - 2 * margin;

function box(style: Style, children: CardElement[] | string): CardElement {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } };
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

function card({ title, description, section }: PageText, favicon: string): CardElement {
  const { border, canvas, faint, link, muted, strong } = colors;
  const brand = { fontSize: 40, letterSpacing: '-0.035em' };
  const bold = { fontWeight: 600 };
  const mark = favicon.replace(/<style>.*<\/style>/s, '').replaceAll('currentColor', link);
  const src = `data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}`;
  const top = box(
    { alignItems: 'center', paddingBottom: 32, borderBottom: `2px solid ${border}` },
    [
      { type: 'img', props: { src, width: 52, height: 52, style: { margin: '0 -6.5px' } } },
      box({ ...brand, ...bold, marginLeft: 18, color: strong }, product.slug),
      box({ ...brand, marginLeft: 10, color: faint }, 'docs'),
    ],
  );
  const label = { marginBottom: 20, color: faint, fontSize: 24, letterSpacing: '0.08em' };
  const heading = { color: strong, fontSize: titleSize(title), letterSpacing: '-0.03em' };
  const text = { marginTop: 28, color: muted, fontSize: 32, lineClamp: 3, lineHeight: 1.45 };
  const bottom = box({ flexDirection: 'column' }, [
    ...(section ? [box({ ...label, ...bold }, section.toUpperCase())] : []),
    box({ ...heading, ...bold, lineHeight: 1.1 }, title),
    box({ ...text, display: 'block' }, description),
  ]);
  return box(
    {
      ...cardSize,
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: `60px ${margin}px 72px`,
      backgroundColor: canvas,
      fontFamily: 'Inter',
    },
    [top, bottom],
  );
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
export default function socialImages({ siteDir, siteConfig, baseUrl }: LoadContext): Plugin {
  const cache = createDiskCache<Uint8Array>({
    name: 'social-images',
    cacheDir: join(siteDir, 'node_modules/.cache'),
  });

  async function drawAll(pages: ReadonlyMap<string, PageText>) {
    const favicon = await readFile(join(siteDir, 'static/favicon.svg'), 'utf8');
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
      const element = card(page, favicon);
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
      // The landing page has no front matter.
      const landing: PageText = { title: product.docsName, description: product.tagline };
      const pages = new Map([['/', landing]]);
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
