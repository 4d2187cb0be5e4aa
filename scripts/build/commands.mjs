// @ts-check
// What each command takes. Any Node from 18 on can read this file, because `--help` is answered before anything is
// installed.

/**
 * An option, as `parseArgs` of `node:util` takes it, with a description.
 * @typedef {object} Option
 * @property {'string' | 'boolean'} type
 * @property {string} [default]
 * @property {string} [value] what to put in its place: `folder`
 * @property {string} about
 */

/**
 * @typedef {object} Command
 * @property {string} call how it is called: `npm run serve --`
 * @property {string} [takes] its arguments: `[step …]`
 * @property {string} about
 * @property {string} [more] another paragraph
 * @property {Record<string, Option>} options
 */

/** The parts of `npm run bench`, in their order. */
export const benchParts = /** @type {const} */ ([
  ...['build', 'profile', 'dev', 'bytes', 'intent', 'lighthouse', 'search', 'search-dialog'],
  ...['live', 'mcp', 'signals', 'growth'],
]);

/** The commands by the names of their files in `scripts/`. */
export const commands = /** @satisfies {Record<string, Command>} */ ({
  start: {
    call: 'npm start --',
    about: 'Generates what changed and serves the site with live reload.',
    more: 'Any other option goes to `docusaurus start`, for example --host 0.0.0.0.',
    options: {
      port: { type: 'string', default: '3000', value: 'number', about: 'where to listen' },
    },
  },
  test: {
    call: 'npm test --',
    takes: '[step …]',
    about: 'Runs every check that CI runs, or only the named steps and what they need.',
    more: `CONTRIBUTING.md lists the steps. Two variables:
  TEST_CORES   at most so many cores; otherwise as many as the machine has and its memory allows
  CHROME_PATH  the Chromium to test with; otherwise one is looked for, and installed if there is none`,
    options: {},
  },
  generate: {
    call: 'npm run generate --',
    takes: '[step …]',
    about: 'Brings the generated pages and files up to date.',
    options: {},
  },
  build: {
    call: 'npm run build --',
    about: 'Generates what changed and builds the site.',
    more: 'Any other option goes to `docusaurus build`. README.md lists the variables that configure the site.',
    options: {
      'out-dir': { type: 'string', default: 'build', value: 'folder', about: 'where to write it' },
    },
  },
  serve: {
    call: 'npm run serve --',
    about: 'Serves the build as its Worker does.',
    options: {
      dir: { type: 'string', default: 'build', value: 'folder', about: 'the build' },
      port: {
        type: 'string',
        default: '3000',
        value: 'number',
        about: 'where to listen; 0 for any free port',
      },
      host: { type: 'string', default: 'localhost', value: 'name', about: 'where to listen' },
      base: { type: 'string', default: '/', value: 'path', about: 'the path to serve it under' },
      edge: { type: 'boolean', about: 'runs the Worker itself, in workerd' },
    },
  },
  deploy: {
    call: 'npm run deploy --',
    about: 'Deploys the build and its Worker to Cloudflare.',
    more: `Refuses a working tree with changes, a build of another commit, and a build with the made-up variables of
tests. Any other option goes to \`wrangler deploy\`.`,
    options: {
      'dry-run': {
        type: 'boolean',
        about: 'bundles the Worker and checks its size and settings, without an account',
      },
    },
  },
  bench: {
    call: 'npm run bench --',
    takes: '[part …]',
    about:
      'Prints tables of build and edit times, bytes, Lighthouse, search, live samples and growth.',
    more: `The parts are ${benchParts.join(', ')}.
Without one it measures all of them. \`growth=250\` measures growth with that number of pages only.`,
    options: {
      against: {
        type: 'string',
        value: 'commit or folder',
        about: 'measures that state of the project too, and prints the ratios',
      },
      before: {
        type: 'string',
        value: 'folder',
        about: 'another build, for intent, lighthouse and search-dialog',
      },
      pages: {
        type: 'string',
        value: '/one,/another',
        about: 'the pages of intent and lighthouse',
      },
      rounds: { type: 'string', value: 'number', about: 'how often they are measured' },
      quick: {
        type: 'boolean',
        about: 'half of the edits in dev, and no growth without further pages',
      },
      json: {
        type: 'boolean',
        about: 'prints one object, and the tables on standard error',
      },
    },
  },
  'new-page': {
    call: 'npm run new-page --',
    takes: '/route',
    about: 'Writes a new page and adds it to the sidebar.',
    options: {
      kind: {
        type: 'string',
        default: 'explanation',
        value: 'kind',
        about: 'tutorial, how-to, explanation or reference',
      },
    },
  },
  'check-content': {
    call: 'npm run check:content --',
    takes: '[folder of another site]',
    about: 'Checks all pages against the rules for writers.',
    options: {},
  },
  'check-prose': {
    call: 'npm run check:prose --',
    about: 'Checks spelling and prose on all pages and in code.',
    options: { 'no-spelling': { type: 'boolean', about: 'leaves out the spelling' } },
  },
  'check-samples': {
    call: 'npm run check:samples --',
    takes: '[page or folder …]',
    about: 'Compiles, runs or parses every fence of the pages.',
    options: { watch: { type: 'boolean', about: 'checks again after each change' } },
  },
  'check-search': {
    call: 'npm run check:search --',
    about: 'Measures search on the labelled queries and compares it with the baseline.',
    options: {
      update: { type: 'boolean', about: 'writes the baseline' },
    },
  },
  report: {
    call: 'npm run report --',
    about: 'Ranks what would help most readers, from what they looked for and didn’t find.',
    more: 'Reads the database of a site with SITE_SIGNALS=on. README.md says how to create it.',
    options: {
      days: { type: 'string', default: '30', value: 'number', about: 'how far back' },
      top: { type: 'string', default: '20', value: 'number', about: 'how many suggestions' },
      section: { type: 'string', value: 'name', about: 'only for pages below it: database' },
      local: { type: 'boolean', about: 'reads the database of `npm run serve -- --edge`' },
      json: { type: 'boolean', about: 'prints one object' },
      try: {
        type: 'string',
        value: 'number',
        about: 'runs the checks of search as if that suggestion were carried out',
      },
    },
  },
  'check-agents': {
    call: 'npm run check:agents --',
    about: 'Scores the built site as agents read it.',
    options: {
      dir: { type: 'string', default: 'build', value: 'folder', about: 'the build' },
      edge: { type: 'boolean', about: 'serves it with the Worker, in workerd' },
      url: { type: 'string', value: 'address', about: 'a site that is served already' },
    },
  },
  'check-mcp': {
    call: 'npm run check:mcp --',
    about: 'Measures how much of the answers to labelled questions the MCP server returns.',
    options: {
      dir: { type: 'string', default: 'build', value: 'folder', about: 'the build' },
    },
  },
  'search-push': {
    call: 'npm run search:push --',
    about: 'Uploads the records of the last build to the hosted index.',
    options: { 'dry-run': { type: 'boolean', about: 'only says what it would upload' } },
  },
  'check-upgrade': {
    call: 'npm run check:upgrade --',
    takes: 'package@version …',
    about: 'Lists the pages that break with other versions of packages, and what is new or gone.',
    options: {},
  },
  'record-releases': {
    call: 'npm run record-releases --',
    takes: '[version]',
    about: 'Records when the names, parameters and options of the documented package arrived.',
    more: 'Reads from npm each release that is missing, up to the installed one or the named one.',
    options: {
      anew: { type: 'boolean', about: 'reads all releases again, for a few minutes' },
    },
  },
  'check-versions': {
    call: 'npm run check:versions --',
    about: 'Finds the lowest release that the samples of each page work with.',
    more: 'Looks at pages whose samples have changed since, and at all when a package has another version.',
    options: {
      anew: { type: 'boolean', about: 'looks at all pages again, for about ten minutes' },
    },
  },
  'check-addresses': {
    call: 'npm run check:addresses --',
    about: 'Lists the addresses that are new, so that none can disappear later.',
    more: 'Includes what the documented packages link to. check:content reports those that are gone.',
    options: { update: { type: 'boolean', about: 'adds them to the list' } },
  },
  'check-quickstarts': {
    call: 'npm run check:quickstarts --',
    takes: '[page …]',
    about: 'Follows the quickstarts in temporary folders, each with its real starter.',
    options: {
      latest: {
        type: 'boolean',
        about: 'installs the newest version of convex, not the documented one',
      },
    },
  },
  'check-links': {
    call: 'npm run check:links --',
    about: 'Follows the links of the built site to other hosts.',
    options: {
      dir: { type: 'string', default: 'build', value: 'folder', about: 'the build' },
    },
  },
  'check-deployed': {
    call: 'npm run check:deployed --',
    takes: 'address',
    about: 'Compares a deployed site with the build: pages, Markdown, headers and not-found pages.',
    options: {
      dir: { type: 'string', default: 'build', value: 'folder', about: 'the build' },
    },
  },
  'complete-lockfile': {
    call: 'node scripts/run.mjs complete-lockfile',
    about: 'Adds the packages of other systems that npm left out of the lockfile.',
    options: {},
  },
  'subset-fonts': {
    call: 'node scripts/run.mjs subset-fonts',
    about: 'Makes src/css/fonts from the npm package.',
    options: {},
  },
});

/**
 * Aligns two columns.
 * @param {readonly (readonly [string, string])[]} rows
 */
function columns(rows) {
  const width = Math.max(...rows.map(([first]) => first.length)) + 2;
  return rows.map(([first, second]) => `  ${first.padEnd(width)}${second}`).join('\n');
}

/**
 * The answer to `--help`.
 * @param {Command} command
 */
export function helpOf({ call, takes, about, more, options }) {
  const rows = Object.entries(options).map(
    ([name, { value, default: usual, about: does }]) =>
      /** @type {const} */ ([
        `--${name}${value === undefined ? '' : ` <${value}>`}`,
        `${does}${usual === undefined ? '' : ` (default: ${usual})`}`,
      ]),
  );
  const usage = [
    ...(rows.length > 0 ? ['[options]'] : []),
    ...(takes === undefined ? [] : [takes]),
  ];
  return [
    `Usage: ${[call, ...usage].join(' ').replace(/ --$/, '')}`,
    about,
    ...(more === undefined ? [] : [more]),
    `Options:\n${columns([...rows, ['--help', 'shows this']])}`,
  ].join('\n\n');
}

/** The answer to `node scripts/run.mjs --help`. */
export function listOfCommands() {
  const rows = Object.entries(commands).map(
    ([name, { about }]) => /** @type {const} */ ([name, about]),
  );
  return [
    'Usage: node scripts/run.mjs <command> [options]',
    `Commands:\n${columns(rows)}`,
    '`node scripts/run.mjs <command> --help` shows the options of one.',
  ].join('\n\n');
}
