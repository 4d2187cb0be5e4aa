import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { benchBuild } from './lib/bench/benchBuild.mts';
import { benchBytes } from './lib/bench/benchBytes.mts';
import { benchDev } from './lib/bench/benchDev.mts';
import { benchGrowth } from './lib/bench/benchGrowth.mts';
import { benchIntent } from './lib/bench/benchIntent.mts';
import { benchProfile } from './lib/bench/benchProfile.mts';
import { benchSearch } from './lib/bench/benchSearch.mts';
import { benchSearchDialog } from './lib/bench/benchSearchDialog.mts';
import { benchSearchEngines } from './lib/bench/benchSearchEngines.mts';
import { compareRows } from './lib/bench/compareRows.mts';
import { openProject } from './lib/bench/openProject.mts';
import { ensureChromium } from './lib/findChromium.mts';
import { lighthousePages, runLighthouse } from './lib/lighthouse.mts';
import { serveForTests } from './lib/serveForTests.mts';

/**
 * Parts to run; `growth=250` runs that part with one size. `--against <commit or folder>` measures that state of the
 * project too, and prints each number with its ratio.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' } },
});
const wanted = positionals.map((part) => part.replace(/=.*/, ''));
const growthCounts = positionals
  .filter((part) => part.startsWith('growth='))
  .flatMap((part) => part.replace('growth=', '').split(',').map(Number));
if (growthCounts.length === 0) growthCounts.push(250, 1000, 4000);

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const sixPages = [
  '/',
  '/home',
  '/quickstart/react',
  '/functions/query-functions',
  '/error',
  '/client/react',
];

/** The folder of the build. @throws when there is none. */
function builtSite() {
  if (existsSync(`${root}/build/index.html`)) return `${root}/build`;
  throw new Error('There is no build. Run `npm run build` first.');
}

/** Serves the build while `use` runs. */
async function withBuild(
  use: (options: { origin: string; executablePath: string }) => Promise<object[]>,
) {
  const executablePath = ensureChromium({ log: console.log });
  const site = await serveForTests(builtSite());
  try {
    return await use({ origin: site.origin, executablePath });
  } finally {
    site.close();
  }
}

interface Part {
  title: string;
  /** Measures the project in a folder. */
  run: (root: string) => Promise<object[]>;
  /** Whether it can measure another state of the project: it builds what it measures. */
  canCompare?: true;
}

const parts: Record<string, Part> = {
  build: { title: 'Build', run: benchBuild, canCompare: true },
  dev: {
    title: 'Development server: start, and saved edits',
    run: (directory) => benchDev(directory, ensureChromium({ log: console.log })),
    canCompare: true,
  },
  profile: { title: 'CPU time of a build by plugin', run: benchProfile },
  bytes: {
    title: 'Bytes transferred (brotli), before the start and added by it',
    run: () => withBuild((options) => benchBytes({ ...options, paths: sixPages })),
  },
  intent: {
    title: 'First intent to active page, CPU slowed four times, scripts fetched',
    run: () => withBuild((options) => benchIntent({ ...options, paths: lighthousePages })),
  },
  lighthouse: {
    title: 'Lighthouse, mobile',
    run: async () => {
      const chromiumPath = ensureChromium({ log: console.log });
      const reports = await runLighthouse({ dir: builtSite(), chromiumPath });
      return reports.map(({ path, scores, fcp, lcp, tbt, cls, bytes }) => ({
        page: path,
        ...scores,
        'FCP ms': Math.round(fcp),
        'LCP ms': Math.round(lcp),
        'TBT ms': Math.round(tbt),
        CLS: Number(cls.toFixed(3)),
        bytes,
      }));
    },
  },
  search: {
    title:
      'Search: bytes to the first results (brotli) and time of a query, today and at 5,000 pages',
    run: () => benchSearch(root),
  },
  'search-dialog': {
    title: 'Search: what a reader waits for, in ms after the debounce, CPU slowed four times',
    run: () => withBuild((options) => benchSearchDialog({ root, ...options })),
  },
  'search-engines': {
    title: 'Search: our index and other engines on the labelled queries',
    run: () => benchSearchEngines(root, ensureChromium({ log: console.log })),
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
const other = values.against === undefined ? undefined : openProject(root, values.against);
try {
  for (const [name, { title, run, canCompare }] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    console.log(`\n${title}${other && canCompare ? `, against ${values.against}` : ''}`);
    const rows = await run(root);
    console.table(other && canCompare ? compareRows(rows, await run(other.directory)) : rows);
  }
} finally {
  other?.remove();
}
