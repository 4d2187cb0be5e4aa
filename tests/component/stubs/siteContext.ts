import type { DocusaurusContext } from '@docusaurus/types';
import { createContext } from 'react';

/** What `useDocusaurusContext` answers in component tests unless `renderInSite` is given something else. */
export const siteContext = {
  siteConfig: {
    title: 'Convex Docs',
    tagline: '',
    url: 'https://docs.convex.dev',
    baseUrl: '/',
    trailingSlash: false,
    future: { experimental_router: 'browser' },
    customFields: { iconSprite: 'icons.svg' },
    themeConfig: {
      colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
      navbar: { hideOnScroll: true, items: [] },
      docs: { versionPersistence: 'localStorage', sidebar: { hideable: false } },
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    },
  },
  siteMetadata: {},
  globalData: {
    'docusaurus-plugin-content-docs': {
      default: {
        path: '/',
        breadcrumbs: true,
        versions: [
          {
            name: 'current',
            label: 'Next',
            isLast: true,
            path: '/',
            mainDocId: 'home',
            docs: [{ id: 'home', path: '/home', sidebar: 'docs' }],
          },
        ],
      },
    },
  },
  i18n: { defaultLocale: 'en', currentLocale: 'en', locales: ['en'], localeConfigs: {} },
  codeTranslations: {},
} as unknown as DocusaurusContext;

/** Stands in for the context of @docusaurus/core. */
export const SiteContext = createContext(siteContext);
