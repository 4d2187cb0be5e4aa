import { generatedFile, type Patch } from './patch';

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
function pruneSiteConfig(source: string): string {
  const json = source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1);
  const config = JSON.parse(json);
  const future = { experimental_router: config.future.experimental_router };
  const themeConfig = pick(config.themeConfig, themeConfigKeys);
  const minimal = { ...pick(config, siteConfigKeys), future, themeConfig };
  return `export default ${JSON.stringify(minimal)};\n`;
}

/** Drops the list of plugins from `.docusaurus/site-metadata.json`. */
function pruneSiteMetadata(source: string): string {
  return JSON.stringify({ ...JSON.parse(source), pluginVersions: {} });
}

interface GlobalData {
  'docusaurus-plugin-content-docs'?: Record<
    string,
    { versions: { mainDocId: string; docs: { id: string }[] }[] }
  >;
}

/** Drops all docs but the main one from the docs plugin's global data: with one version nothing looks them up. */
function pruneGlobalData(source: string): string {
  const data = JSON.parse(source) as GlobalData;
  for (const plugin of Object.values(data['docusaurus-plugin-content-docs'] ?? {})) {
    if (plugin.versions.length > 1) continue;
    for (const version of plugin.versions)
      version.docs = version.docs.filter(({ id }) => id === version.mainDocId);
  }
  return JSON.stringify(data);
}

export const minimalData: Patch = {
  name: 'minimalData',
  why: 'The options of plugins, presets and the build, and the list of all docs, are in every start, and no browser reads them.',
  changes: (target) => ({
    rewrites: [
      { file: generatedFile(target, 'docusaurus\\.config\\.mjs'), rewrite: pruneSiteConfig },
      {
        file: generatedFile(target, 'site-metadata\\.json'),
        rewrite: pruneSiteMetadata,
        type: 'json',
      },
      { file: generatedFile(target, 'globalData\\.json'), rewrite: pruneGlobalData, type: 'json' },
    ],
  }),
};
