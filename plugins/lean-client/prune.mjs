/** Site configuration the browser reads; the rest (plugins, presets, options of the build) stays at home. */
const siteConfigKeys = [
  'title',
  'tagline',
  'url',
  'baseUrl',
  'favicon',
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

function pick(object, keys) {
  return Object.fromEntries(keys.filter((key) => key in object).map((key) => [key, object[key]]));
}

/** Keeps the parts of `.docusaurus/docusaurus.config.mjs` that the theme reads. */
export function pruneSiteConfig(source) {
  const json = source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1);
  const config = JSON.parse(json);
  const future = { experimental_router: config.future.experimental_router };
  const themeConfig = pick(config.themeConfig, themeConfigKeys);
  const lean = { ...pick(config, siteConfigKeys), future, themeConfig };
  return `export default ${JSON.stringify(lean)};\n`;
}

/** Drops all docs but the main one from the docs plugin's global data: with one version nothing looks them up. */
export function pruneGlobalData(source) {
  const data = JSON.parse(source);
  for (const plugin of Object.values(data['docusaurus-plugin-content-docs'] ?? {})) {
    if (plugin.versions.length > 1) continue;
    for (const version of plugin.versions)
      version.docs = version.docs.filter(({ id }) => id === version.mainDocId);
  }
  return JSON.stringify(data);
}

/**
 * Drops titles and descriptions of all docs from what Docusaurus gives each version's root route; the sidebar
 * has what is shown.
 */
export function pruneVersionMetadata(source) {
  const props = JSON.parse(source);
  if (props.version === undefined) return source;
  return JSON.stringify({ ...props, version: { ...props.version, docs: {} } });
}

/**
 * Drops the path of each module from Docusaurus' registry of what routes load: only the rendering of pages to
 * HTML reads it, and it grows with every page.
 */
export function pruneRegistry(source) {
  const lean = source.replace(/(\(\) => import\([^\n]*?\)), "[^"]+", /g, '$1, 0, ');
  if (lean === source)
    throw new Error('lean-client: no module in registry.js. Mend pruneRegistry.');
  return lean;
}
