import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Options, ThemeConfig } from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import { generatedStaticDir } from './plugins/build';
import { pageTemplate, readIconSprite } from './plugins/delivery';
import { presetOptions } from './plugins/preset';
import { servicesOf } from './plugins/services/vendors';
import { announcementBar } from './src/site/announcement';
import { readSiteEnv } from './src/site/env';
import { hasHistory } from './src/site/git';
import { hasVersions, navbarItemsFor } from './src/site/navbar';
import { parseFrontMatter } from './src/site/parseFrontMatter';
import { siteSourcesOf } from './src/site/policySources';
import { product } from './src/site/product';

const siteDir = dirname(fileURLToPath(import.meta.url));
const env = readSiteEnv(siteDir);
const { asksConsent, startsAtIdle } = servicesOf(env);
const iconSprite = readIconSprite(siteDir);

/** An SVG image as a `data:` URI that needs no escaping in an attribute, and that parsers of HTML can't take for tags. */
const svgDataUri = (svg: string) =>
  `data:image/svg+xml,${svg
    .trim()
    .replaceAll('"', "'")
    .replace(/[%#<>]/g, encodeURIComponent)}`;

const config: Config = {
  title: product.docsName,
  tagline: product.tagline,
  url: env.siteUrl,
  baseUrl: env.baseUrl,
  headTags: [
    // In the page, because a request for it would come before that for the font. Search engines need an address.
    {
      tagName: 'link',
      attributes: {
        rel: 'icon',
        href: svgDataUri(readFileSync(join(siteDir, 'static/favicon.svg'), 'utf8')),
      },
    },
    {
      tagName: 'link',
      attributes: { rel: 'apple-touch-icon', href: `${env.baseUrl}favicon.svg` },
    },
  ],
  trailingSlash: false,
  ssrTemplate: pageTemplate({
    iconSprite: iconSprite.text,
    indexAddress: `${env.siteUrl}${env.baseUrl}llms.txt`,
  }),
  // The plugin static-first has a banner that knows that the application starts late.
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    parseFrontMatter,
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  },
  future: {
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      // The site's own sheets name their layers; every page would start with the names of those that it doesn't have.
      useCssCascadeLayers: false,
      siteStorageNamespacing: true,
      fasterByDefault: true,
      mdx1CompatDisabledByDefault: true,
    },
    faster: true,
    experimental_router: env.router,
    // Without history there are no dates; a wrong one would be worse.
    experimental_vcs: hasHistory(siteDir) ? 'default-v2' : 'disabled',
  },
  staticDirectories: ['static', generatedStaticDir],
  customFields: {
    iconSprite: iconSprite.path,
    search: { algolia: env.algolia, ai: env.aiSearch },
    ...(asksConsent && { asksConsent }),
    ...(!env.edge && { withoutEdge: true }),
  },
  clientModules: [
    './src/features/page/storageFallback.ts',
    './src/features/page/focusPage.ts',
    ...(env.router === 'hash' ? ['./src/features/page/openHeading.ts'] : []),
    './plugins/ask-ai/client.ts',
  ],
  presets: [['classic', presetOptions satisfies Options]],
  plugins: [
    './plugins/content/plugin.ts',
    './plugins/delivery/icons/plugin.ts',
    './plugins/delivery/patches/plugin.ts',
    './plugins/delivery/styles.ts',
    './plugins/agents/page-index/plugin.ts',
    './plugins/agents/feed/plugin.ts',
    './plugins/search/build/plugin.ts',
    [
      './plugins/delivery/static-first/plugin.ts',
      { startAt: startsAtIdle ? 'idle' : 'interaction' },
    ],
    ['./plugins/services/plugin.ts', { services: env.services }],
    ['./plugins/delivery/policy.ts', { sources: siteSourcesOf(env) }],
    './plugins/delivery/securityTxt.ts',
    './plugins/delivery/redirects.ts',
    './plugins/live/build/plugin.ts',
    './plugins/samples/names/plugin.ts',
    './plugins/agents/markdown/plugin.ts',
    './plugins/agents/llms-txt/plugin.ts',
    './plugins/delivery/socialImages.ts',
  ],
  themeConfig: {
    colorMode: { defaultMode: 'light', respectPrefersColorScheme: true },
    ...(announcementBar && { announcementBar }),
    navbar: { hideOnScroll: true, items: navbarItemsFor({ hasVersions: hasVersions(siteDir) }) },
    docs: { sidebar: { hideable: false, autoCollapseCategories: true } },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  } satisfies ThemeConfig,
};

export default config;
