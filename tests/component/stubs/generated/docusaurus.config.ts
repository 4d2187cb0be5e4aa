export default {
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
};
