import { Console } from 'node:console';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { benchBuild } from './bench/benchBuild.mts';
import { benchBytes } from './bench/benchBytes.mts';
import { benchDev } from './bench/benchDev.mts';
import { benchGrowth, summarizeGrowth } from './bench/benchGrowth.mts';
import { benchIntent } from './bench/benchIntent.mts';
import { benchLighthouse } from './bench/benchLighthouse.mts';
import { benchLive } from './bench/benchLive.mts';
import { benchSearch } from './bench/benchSearch.mts';
import { benchSearchDialog } from './bench/benchSearchDialog.mts';
import { compareRows } from './bench/compareRows.mts';
import { openProject } from './bench/openProject.mts';
import { pageKinds } from './bench/pageKinds.mts';
import type { benchParts } from './build/commands.mjs';
import { readArguments } from './build/readArguments.mts';
import { serveBuild } from './delivery/server.mts';
import { ensureChromium } from './tests/findChromium.mts';
import { lighthousePages } from './tests/lighthouse.mts';

const { positionals, values } = readArguments('bench');
const { before, quick = false } = values;
const chosenPages = values.pages?.split(',');
const rounds = values.rounds === undefined ? undefined : Number(values.rounds);
if (rounds !== undefined && !(Number.isInteger(rounds) && rounds > 0)) {
  console.error('--rounds must be a whole number above 0.');
  process.exit(1);
}
const wanted = positionals.map((part) => part.replace(/=.*/, ''));
// It takes a third build only, and explains the times.
if (wanted.includes('build')) wanted.push('profile');
const growthCounts = positionals
  .filter((part) => part.startsWith('growth='))
  .flatMap((part) => part.replace('growth=', '').split(',').map(Number));
if (growthCounts.length === 0) growthCounts.push(250, 1000, 4000);
if (!quick) growthCounts.unshift(0);

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
/** The usual pages, and the two longest. */
const startPages = [...lighthousePages, '/error', '/api/modules/server'];

/** The folder of the build. @throws when there is none. */
function builtSite() {
  if (existsSync(`${root}/build/index.html`)) return `${root}/build`;
  throw new Error('There is no build. Run `npm run build` first.');
}

/** Folders of the builds to compare, the earlier one first. */
function comparedBuilds(): Record<string, string> {
  if (before === undefined) return { build: builtSite() };
  if (existsSync(`${before}/index.html`)) return { before, build: builtSite() };
  throw new Error(`There is no build in ${before}.`);
}

/** Serves the builds to compare while `use` runs. */
async function withComparedBuilds(
  use: (options: { origins: Record<string, string>; executablePath: string }) => Promise<object[]>,
) {
  const executablePath = ensureChromium({ log: console.error });
  const sites = await Promise.all(
    Object.entries(comparedBuilds()).map(
      async ([name, dir]) => [name, await serveBuild(dir)] as const,
    ),
  );
  try {
    const origins = Object.fromEntries(sites.map(([name, { origin }]) => [name, origin]));
    return await use({ origins, executablePath });
  } finally {
    for (const [, site] of sites) site.close();
  }
}

/** Serves the build while `use` runs. */
async function withBuild(
  use: (options: { origin: string; executablePath: string }) => Promise<object[]>,
) {
  const executablePath = ensureChromium({ log: console.error });
  const site = await serveBuild(builtSite());
  try {
    return await use({ origin: site.origin, executablePath });
  } finally {
    site.close();
  }
}

const builds = new Map<string, ReturnType<typeof benchBuild>>();

/** Measures the builds of a project once for both tables, `build` and `profile`. */
function buildOnce(directory: string) {
  const measured = builds.get(directory) ?? benchBuild(directory);
  builds.set(directory, measured);
  return measured;
}

interface Part {
  title: string;
  /** Measures the project in a folder. */
  run: (root: string) => Promise<object[]>;
  /** Whether it can measure another state of the project, because it builds what it measures. */
  canCompare?: true;
}

const parts: Record<(typeof benchParts)[number], Part> = {
  build: {
    title: 'Build',
    run: async (directory) => (await buildOnce(directory)).cost,
    canCompare: true,
  },
  profile: {
    title: 'CPU time of a warm build by plugin',
    run: async (directory) => (await buildOnce(directory)).profile,
    canCompare: true,
  },
  dev: {
    title: 'Development server: start, and saved edits',
    run: (directory) =>
      benchDev(directory, {
        executablePath: ensureChromium({ log: console.error }),
        edits: quick ? 5 : 10,
      }),
    canCompare: true,
  },
  bytes: {
    title: 'Bytes transferred (brotli), before the start and added by it',
    run: () => withBuild((options) => benchBytes({ ...options, paths: pageKinds })),
  },
  intent: {
    title: 'First intent to active page, CPU slowed four times, scripts fetched',
    run: () =>
      withComparedBuilds((options) =>
        benchIntent({ ...options, paths: chosenPages ?? startPages, rounds }),
      ),
  },
  lighthouse: {
    title: `Lighthouse, mobile, medians of ${rounds ?? 3}`,
    run: () =>
      benchLighthouse({
        dirs: comparedBuilds(),
        paths: chosenPages ?? pageKinds,
        rounds,
        chromiumPath: ensureChromium({ log: console.error }),
      }),
  },
  search: {
    title:
      'Search: bytes to the first results (brotli) and time of a query, today and at 5,000 pages',
    run: () => benchSearch(root),
  },
  'search-dialog': {
    title: 'Search: what a reader waits for, in ms after the debounce, CPU slowed four times',
    run: () =>
      withComparedBuilds(async ({ origins, executablePath }) => {
        const rows = [];
        for (const [name, origin] of Object.entries(origins)) {
          const measured = await benchSearchDialog({ root, origin, executablePath });
          rows.push(
            ...measured.map((row) => (before === undefined ? row : { site: name, ...row })),
          );
        }
        return rows;
      }),
  },
  live: {
    title: 'Live samples: bytes (brotli), and times with their goals',
    run: () => withBuild(benchLive),
  },
  },
  growth: {
    title: 'Growth with generated pages',
    run: (directory) => benchGrowth(directory, growthCounts),
    canCompare: true,
  },
};

const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`Unknown part ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
/** With `--json` standard output is for the object alone. */
const output = values.json ? new Console(process.stderr) : console;
const summary: Record<string, unknown> = {};
const other = values.against === undefined ? undefined : openProject(root, values.against);
try {
  for (const [name, { title, run, canCompare }] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    output.log(`\n${title}${other && canCompare ? `, against ${values.against}` : ''}`);
    const own = await run(root);
    const rows = other && canCompare ? compareRows(own, await run(other.directory)) : own;
    output.table(rows);
    Object.assign(summary, name === 'growth' ? summarizeGrowth(own) : { [name]: rows });
  }
} finally {
  other?.remove();
}
if (values.json) console.log(JSON.stringify(summary));
