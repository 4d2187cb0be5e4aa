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

/** An item of the sidebar without what says nothing; of a doc's id only that there is one is asked. */
function leanItem(key, value) {
  if (key === 'unlisted' && value === false) return undefined;
  return key === 'docId' ? 1 : value;
}

/**
 * Drops titles and descriptions of all docs from what Docusaurus gives each version's root route; the sidebar
 * has what is shown.
 */
export function pruneVersionMetadata(source) {
  const props = JSON.parse(source);
  if (props.version === undefined) return source;
  return JSON.stringify({ ...props, version: { ...props.version, docs: {} } }, leanItem);
}

/**
 * Drops from Docusaurus' registry what it says of each module besides how to load it: the path, which only the
 * rendering to HTML reads, and the bundler's id, for a way to start that Docusaurus does not use.
 */
export function pruneRegistry(source) {
  const lean = source.replace(
    /(\(\) => import\([^\n]*?\)), "[^"]+", require\.resolveWeak\("[^"]+"\)/g,
    '$1',
  );
  if (lean === source)
    throw new Error('lean-client: no module in registry.js. Mend pruneRegistry.');
  return lean;
}

const leaf =
  /\{\s*path: ('[^']+'),\s*component: ComponentCreator\(\1, ('\w+')\),\s*exact: true,\s*sidebar: ("\w+")\s*\}/g;

/** Names the path of each page once in Docusaurus' table of routes, which grows with every page. */
export function pruneRoutes(source) {
  const lean = source.replace(leaf, 'leaf($1, $2, $3)');
  if (lean === source) throw new Error('lean-client: no page in routes.js. Mend pruneRoutes.');
  return `${lean}
function leaf(path, hash, sidebar) {
  return { path, component: ComponentCreator(path, hash), exact: true, sidebar };
}
`;
}
