import { definePatch } from './define/definePatch';
import { generatedFile } from './define/generatedFile';

/** Site configuration that the browser reads; the rest (plugins, presets, options of the build) isn't sent to it. */
const siteConfigKeys = [
  'title',
  'tagline',
  'url',
  'baseUrl',
  'trailingSlash',
  'titleDelimiter',
  'noIndex',
  'baseUrlIssueBanner',
  'onBrokenLinks',
  'future',
  'i18n',
  'customFields',
  'themeConfig',
];

const themeConfigKeys = [
  'colorMode',
  'navbar',
  'metadata',
  'image',
  'docs',
  'tableOfContents',
  'announcementBar',
];

function pick(object: Record<string, unknown>, keys: readonly string[]) {
  return Object.fromEntries(keys.filter((key) => key in object).map((key) => [key, object[key]]));
}

/**
 * Keeps the parts of `.docusaurus/docusaurus.config.mjs` that the theme reads.
 * @throws when the module isn't an exported object of data
 */
export function pruneSiteConfig(source: string): string {
  const json = source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1);
  const config = JSON.parse(json);
  const future = { experimental_router: config.future.experimental_router };
  const themeConfig = pick(config.themeConfig, themeConfigKeys);
  const lean = { ...pick(config, siteConfigKeys), future, themeConfig };
  return `export default ${JSON.stringify(lean)};\n`;
}

/** Drops the list of plugins from `.docusaurus/site-metadata.json`. */
function pruneSiteMetadata(source: string): string {
  return JSON.stringify({ ...JSON.parse(source), pluginVersions: {} });
}

export const leanSiteConfig = definePatch({
  name: 'leanSiteConfig',
  reason: 'The options of plugins, presets and the build are of no use to a browser.',
  reliesOn: ['@docusaurus/core'],
  changes: (target) => ({
    rewrites: [
      { file: generatedFile(target, 'docusaurus\\.config\\.mjs'), rewrite: pruneSiteConfig },
      {
        file: generatedFile(target, 'site-metadata\\.json'),
        rewrite: pruneSiteMetadata,
        type: 'json',
      },
    ],
  }),
});
