import { readFileSync } from 'node:fs';

/**
 * Which folder may import which; `npm run lint` checks it. A rule matches the resolved path of the imported file.
 * https://github.com/sverweij/dependency-cruiser/blob/main/doc/rules-reference.md
 */

const readJson = (file) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
const { devDependencies } = readJson('plugins/samples/package.json');

/** The topics of `plugins/`. Each may import those before it. */
const topics = [
  'build',
  'content',
  'reference',
  'samples',
  'live',
  'search',
  'agents',
  'services',
  'delivery',
];

/** What a component takes, without its view: the build reads it. */
const definitions = '^(src/(components|features)|plugins)/.*definition[.]ts$';

/** What readers' browsers and the Worker run: in these folders of a topic, without anything that builds the site. */
const runtime = [
  `^plugins/.+/(${readJson('plugins/build/runtimeFolders.json').join('|')})/`,
  '^plugins/ask-ai/',
];

/** Client modules of plugins, which share files with their build. */
const clients = '^plugins/.+/client[.]tsx?$';

/** How a topic is entered from outside: the index of the topic, or of one of its folders. */
const index = '^plugins/.+/index[.]tsx?$';

const betweenTopics = [
  {
    name: 'topics-through-index',
    comment: 'Import another topic through its index.ts.',
    from: { path: '^plugins/([^/]+)/' },
    to: { path: '^plugins/[^/]+/', pathNot: ['^plugins/$1/', index, definitions] },
  },
  {
    name: 'topics-through-index-from-outside',
    comment: 'Import a topic through its index.ts, or an entry: a plugin, or a check.',
    from: { pathNot: '^plugins/[^/]+/' },
    to: {
      path: '^plugins/[^/]+/',
      pathNot: [index, '/(check(Content|Samples)|plugin)[.]ts$', '^plugins/agents/worker/'],
    },
  },
  ...topics.map((topic, position) => ({
    name: `topics-downward:${topic}`,
    comment: `plugins/${topic} imports ${topics.slice(0, position).join(', ') || 'no other topic'}. What several topics need moves down; what a topic needs from one above it is passed in.`,
    from: { path: `^plugins/${topic}/`, pathNot: runtime },
    to: {
      path: '^plugins/',
      pathNot: [`^plugins/(${topics.slice(0, position + 1).join('|')})/`, ...runtime],
    },
  })),
  {
    name: 'runtime-without-build',
    comment: 'Browsers and the Worker run this. Pass it what a build knows as data.',
    from: { path: runtime },
    to: { path: '^plugins/', pathNot: runtime },
  },
  {
    name: 'engines-are-pure',
    comment:
      'An engine runs in browsers, in the Worker and in tests: no React, no Docusaurus, no Node.',
    from: { path: '^plugins/[^/]+/engine/' },
    to: { path: ['^src/(?!lib/)', '(^|/)(react|react-dom|@docusaurus)/'] },
  },
  {
    name: 'engines-without-node',
    comment:
      'An engine runs in browsers, in the Worker and in tests: no React, no Docusaurus, no Node.',
    from: { path: '^plugins/[^/]+/engine/' },
    to: { dependencyTypes: ['core'] },
  },
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
      pathNot: ['^src/features/[^/]+/index[.]ts$', definitions],
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
    name: 'definitions-without-views',
    comment:
      'The build reads definitions of components: they import no view, no style and no React.',
    from: { path: definitions },
    to: {
      pathNot: ['^src/lib/', '^src/components/icons[.]ts$', definitions, 'node_modules/@types/'],
    },
  },
  {
    name: 'site-below-features',
    comment: 'src/site has names and configuration: it imports no feature.',
    from: { path: '^src/site/' },
    to: { path: '^src/(features|pages)/' },
  },
  {
    name: 'worker-imports-lib-only',
    comment:
      'A Worker runs this: no React, no Docusaurus, no browser. Share pure code in src/lib. Names are in product.ts.',
    from: { path: '^plugins/agents/(mcp|worker)/' },
    to: { path: '^src/(?!lib/|site/product[.]ts$)' },
  },
  {
    name: 'browser-without-worker',
    comment: 'Pages do without a Worker. Share pure code in src/lib.',
    from: { path: '^src/' },
    to: { path: '^plugins/agents/worker/' },
  },
  {
    name: 'browser-without-plugins',
    comment: 'The rest of plugins runs in Node while building; share what both need in src/lib.',
    from: { path: '^src/' },
    to: { path: '^plugins/', pathNot: runtime },
  },

  // plugins: topics by domain
  {
    name: 'plugins-without-features',
    comment: 'Only what runs in a browser may import a feature.',
    from: { path: '^plugins/', pathNot: [...runtime, clients] },
    to: { path: '^src/features/', pathNot: definitions },
  },
  {
    name: 'plugins-read-icons-only',
    comment:
      'A build imports src/lib, src/site and, of src/components, definitions and the list of icons.',
    from: { path: '^plugins/', pathNot: runtime },
    to: {
      path: '^src/',
      pathNot: ['^src/(lib|site|features|theme)/', '^src/components/icons[.]ts$', definitions],
    },
  },
  ...betweenTopics,
  {
    name: 'packages-of-samples',
    comment:
      'Samples alone use the packages in plugins/samples/package.json, although npm installs all in one folder. A package that the site needs goes into the package.json of the root.',
    from: { pathNot: '^plugins/samples/' },
    to: { path: `^node_modules/(${Object.keys(devDependencies).join('|')})/` },
  },
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
