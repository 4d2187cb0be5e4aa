import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Options, ThemeConfig } from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import { readIconSprite } from './plugins/commands/icon-sprite/readIconSprite';
import { withIconSymbols } from './plugins/docusaurus/icon-symbols';
import { withReaderPreferences } from './plugins/docusaurus/reader-preferences';
import { withSidebarInView } from './plugins/docusaurus/sidebar-in-view';
import { ssrTemplate } from './plugins/docusaurus/static-first/template';
import { generatedStaticDir } from './plugins/lib/generatedDir';
import { announcementBar } from './src/site/announcement';
import { readSiteEnv } from './src/site/env';
import { hasHistory } from './src/site/history';
import { navbarItems } from './src/site/navbar';
import { presetOptions } from './src/site/preset';
import { product } from './src/site/product';
import { servicesOf } from './src/site/services';

const siteDir = dirname(fileURLToPath(import.meta.url));
const env = readSiteEnv(siteDir);
const { asksConsent, startsAtIdle } = servicesOf(env);
const iconSprite = readIconSprite(siteDir);
const template = withIconSymbols(
  withReaderPreferences(withSidebarInView(ssrTemplate)),
  readFileSync(join(siteDir, generatedStaticDir, iconSprite), 'utf8'),
);

const config: Config = {
  title: product.docsName,
  tagline: product.tagline,
  url: env.siteUrl,
  baseUrl: env.baseUrl,
  favicon: 'favicon.svg',
  trailingSlash: false,
  ssrTemplate: template,
  // The plugin static-first has a banner that knows that the application starts late.
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  },
  future: {
    v4: true,
    faster: true,
    experimental_router: env.router,
    // Without history there are no dates; a wrong one would be worse.
    experimental_vcs: hasHistory(siteDir) ? 'default-v2' : 'disabled',
  },
  staticDirectories: ['static', generatedStaticDir],
  customFields: {
    iconSprite,
    search: { algolia: env.algolia, ai: env.aiSearch },
    ...(asksConsent && { asksConsent }),
  },
  clientModules: [
    './src/features/page/storageFallback.ts',
    './src/features/page/focusPage.ts',
    './src/features/ask-ai/answerFromDocs.ts',
  ],
  presets: [['classic', presetOptions satisfies Options]],
  plugins: [
    './plugins/docusaurus/content-rules/index.ts',
    './plugins/docusaurus/announcement/index.ts',
    './plugins/docusaurus/icon-symbols/index.ts',
    './plugins/docusaurus/patches/index.ts',
    './plugins/docusaurus/page-index/index.ts',
    './plugins/docusaurus/search-index/index.ts',
    ['./plugins/docusaurus/static-first/index.ts', { startAt: startsAtIdle ? 'idle' : 'intent' }],
    ['./plugins/docusaurus/analytics/index.ts', { services: env.services }],
    './plugins/docusaurus/redirects/index.ts',
    './plugins/docusaurus/markdown-pages/index.ts',
    [
      './plugins/docusaurus/og-images/index.ts',
      {
        siteName: `${product.slug} docs`,
        pages: { '/': { title: product.docsName, description: product.tagline } },
      },
    ],
  ],
  themeConfig: {
    colorMode: { defaultMode: 'light', respectPrefersColorScheme: false },
    ...(announcementBar && { announcementBar }),
    navbar: { hideOnScroll: true, items: navbarItems },
    docs: { sidebar: { hideable: false, autoCollapseCategories: true } },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  } satisfies ThemeConfig,
};

export default config;
