/**
 * Which folder may import which; `npm run lint` checks it. A rule matches the resolved path of the imported file.
 * https://github.com/sverweij/dependency-cruiser/blob/main/doc/rules-reference.md
 */

/** The plugins that use another one, and why; all others are independent. */
const pluginsThatImport = [
  {
    from: 'commands/generate',
    to: [
      'commands/api-reference/',
      'commands/cli-reference/',
      'commands/http-reference/',
      'commands/icon-sprite/',
    ],
    reason: 'one step runs every generator',
  },
  {
    from: 'commands/cli-reference',
    to: ['commands/api-reference/markup', 'commands/samples/convexCommands'],
    reason: 'references write MDX alike, and samples are checked against the same commands',
  },
  {
    from: 'commands/http-reference',
    to: ['commands/api-reference/markup'],
    reason: 'both references write MDX',
  },
  {
    from: 'commands/prose',
    to: ['commands/content-rules/productNames', 'commands/content-rules/rules/links'],
    reason: 'both check the same product names and link texts',
  },
  {
    from: 'docusaurus/api-list',
    to: ['commands/http-reference/'],
    reason: 'the catalog has the APIs of the documents that the reference is made from',
  },
  {
    from: 'docusaurus/content-rules',
    to: ['commands/content-rules/'],
    reason: 'the build runs the command',
  },
  {
    from: 'docusaurus/agent-skills',
    to: ['docusaurus/markdown-pages/fillLinks', 'docusaurus/markdown-pages/toMarkdown'],
    reason: 'skills are written like pages, and published as the Markdown of pages is',
  },
  {
    from: 'docusaurus/docs-catalog',
    to: ['docusaurus/search-index/kindOfRoute', 'docusaurus/search-index/sidebarSections'],
    reason: 'its pages have the same kinds and sections as search results',
  },
  {
    from: 'docusaurus/llms-txt',
    to: ['docusaurus/markdown-pages/readMarkdown'],
    reason: 'its files contain the same Markdown as the copies of pages',
  },
  {
    from: 'docusaurus/live-samples',
    to: ['commands/samples/stages'],
    reason: 'a live sample has the files that are checked at its place',
  },
  {
    from: 'docusaurus/page-index',
    to: ['docusaurus/search-index/sidebarSections'],
    reason: 'pages of not-found suggestions have the same sections as search results',
  },
  {
    from: 'docusaurus/patches',
    to: ['docusaurus/icon-symbols/', 'docusaurus/static-first/template'],
    reason: 'all changes of the page template are in one list',
  },
  {
    from: 'remark/code-fences',
    to: ['commands/samples/', 'commands/api-reference/'],
    reason:
      'type tooltips come from the compiled samples, and types in signatures link to the pages of the reference',
  },
  {
    from: 'remark/link-names',
    to: ['commands/api-reference/'],
    reason: 'names link to the pages of the reference',
  },
];

/** What live samples can import, which the plugin that compiles them checks. */
const liveImports = '^src/features/live/(frame|worker)/imports[.]ts$';

/** Files of plugins that run in a browser. */
const clients = [
  '^plugins/docusaurus/[^/]+/client[.]tsx?$',
  // The start function of each service.
  '^plugins/services/services/',
];

const betweenPlugins = [
  {
    name: 'plugins-are-independent',
    comment: 'A plugin imports plugins/content and plugins/build, not another plugin.',
    from: {
      path: '^plugins/(docusaurus|remark|commands)/([^/]+)/',
      pathNot: pluginsThatImport.map(({ from }) => `^plugins/${from}/`),
    },
    to: { path: '^plugins/(docusaurus|remark|commands)/', pathNot: '^plugins/$1/$2/' },
  },
  ...pluginsThatImport.map(({ from, to, reason }) => ({
    name: `plugins-are-independent:${from}`,
    comment: `Of other plugins it imports only ${to.join(', ')}: ${reason}.`,
    from: { path: `^plugins/${from}/` },
    to: {
      path: '^plugins/(docusaurus|remark|commands)/',
      pathNot: [from, ...to].map((path) => `^plugins/${path}`),
    },
  })),
];

const rules = [
  {
    name: 'no-cycles',
    comment: 'Move what both need into a third file, or pass it in.',
    from: {},
    to: { circular: true },
  },

  // src: theme → features → components → lib
  {
    name: 'features-through-index',
    comment: "Import a feature through its index.ts: '@site/src/features/<name>'.",
    from: { pathNot: '^src/features/' },
    to: {
      path: '^src/features/[^/]+/',
      pathNot: ['^src/features/[^/]+/index[.]ts$', liveImports],
    },
  },
  {
    name: 'features-through-index-of-others',
    comment: "Import another feature through its index.ts: '@site/src/features/<name>'.",
    from: { path: '^src/features/([^/]+)/' },
    to: {
      path: '^src/features/[^/]+/',
      pathNot: ['^src/features/$1/', '^src/features/[^/]+/index[.]ts$'],
    },
  },
  {
    name: 'features-by-alias',
    comment: "Write '@site/src/features/<name>', so that imports of other features stand out.",
    from: { path: '^src/features/([^/]+)/' },
    to: {
      path: '^src/features/[^/]+/',
      pathNot: '^src/features/$1/',
      dependencyTypesNot: ['aliased'],
    },
  },
  {
    name: 'nothing-imports-theme',
    comment: 'src/theme only adapts Docusaurus: its files call features.',
    from: { pathNot: '^src/theme/' },
    to: { path: '^src/theme/' },
  },
  {
    name: 'theme-folders-are-independent',
    comment: "Import another theme component as Docusaurus does: '@theme/<name>'.",
    from: { path: '^src/theme/([^/]+)/' },
    to: { path: '^src/theme/', pathNot: '^src/theme/$1/' },
  },
  {
    name: 'components-below-features',
    comment: 'Imports run theme → features → components → lib.',
    from: { path: '^src/components/' },
    to: { path: '^src/(features|pages)/' },
  },
  {
    name: 'lib-is-pure',
    comment: 'src/lib has pure helpers: no other part of the site, no React, no Docusaurus.',
    from: { path: '^src/lib/' },
    to: {
      path: ['^src/(?!lib/|theme/)', '(^|/)(react|react-dom|@docusaurus)/'],
      pathNot: '@docusaurus/(types|plugin-content-docs)',
    },
  },
  {
    name: 'site-below-features',
    comment: 'src/site has names and configuration: it imports no feature.',
    from: { path: '^src/site/' },
    to: { path: '^src/(features|pages)/' },
  },
  {
    name: 'edge-imports-lib-only',
    comment:
      'A Worker runs src/edge: no React, no Docusaurus, no browser. Share pure code in src/lib. Names are in product.ts.',
    from: { path: '^src/edge/' },
    to: { path: '^src/(?!edge/|lib/|site/product[.]ts$)' },
  },
  {
    name: 'browser-without-edge',
    comment: 'A Worker runs src/edge, and pages do without it. Share pure code in src/lib.',
    from: { path: '^src/', pathNot: '^src/edge/' },
    to: { path: '^src/edge/' },
  },
  {
    name: 'browser-without-plugins',
    comment:
      'Plugins run in Node while building; share what both need in src/lib. Only the configuration names plugins.',
    from: { path: '^src/', pathNot: '^src/site/(preset|services)[.]ts$' },
    to: { path: '^plugins/' },
  },

  // plugins: docusaurus, remark and commands → content → lib
  {
    name: 'plugins-without-features',
    comment: "Only a plugin's client.ts, and a service, run in a browser and may import a feature.",
    from: { path: '^plugins/', pathNot: clients },
    to: { path: '^src/features/', pathNot: liveImports },
  },
  {
    name: 'plugins-read-icons-only',
    comment:
      'A plugin imports src/lib, src/site, the contract of src/edge and, of src/components, the list of icons.',
    from: { path: '^plugins/' },
    to: {
      path: '^src/',
      pathNot: [
        '^src/(lib|site|features|theme)/',
        '^src/components/support/icons[.]ts$',
        '^src/edge/(types|readSite)[.]ts$',
      ],
    },
  },
  {
    name: 'plugins-content-below',
    comment: 'plugins/content reads pages for every plugin: it imports plugins/build only.',
    from: { path: '^plugins/content/', pathNot: '^plugins/content/(readRecord|record)[.]ts$' },
    to: { path: '^plugins/(?!content/|lib/)' },
  },
  {
    name: 'plugins-content-record',
    comment:
      'A page is parsed once: readRecord.ts calls the part of each plugin that needs its tree, and no other.',
    from: { path: '^plugins/content/(readRecord|record)[.]ts$' },
    to: {
      path: '^plugins/(?!content/|lib/)',
      pathNot: [
        '^plugins/content/rules/',
        '^plugins/content/prose/readProse[.]ts$',
        '^plugins/machines/markdown/toMarkdown[.]ts$',
        '^plugins/search/readSections[.]ts$',
      ],
    },
  },
  {
    name: 'plugins-lib-below',
    comment: 'plugins/build has helpers for every plugin: it imports none.',
    from: { path: '^plugins/build/' },
    to: { path: '^plugins/(?!lib/)' },
  },
  ...betweenPlugins,
  {
    name: 'scripts-on-top',
    comment: 'Scripts run the rest; nothing else imports them.',
    from: { path: '^(src|plugins)/' },
    to: { path: '^scripts/' },
  },
];

export default {
  forbidden: rules.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
