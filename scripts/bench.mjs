// @ts-check
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { benchBuild } from './lib/bench/benchBuild.mjs';
import { benchBytes } from './lib/bench/benchBytes.mjs';
import { benchGrowth } from './lib/bench/benchGrowth.mjs';
import { benchIntent } from './lib/bench/benchIntent.mjs';
import { ensureChromium } from './lib/findChromium.mjs';
import { runLighthouse } from './lib/lighthouse.mjs';
import { createServer } from './lib/staticServer.mjs';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const sixPages = [
  '/',
  '/home',
  '/quickstart/react',
  '/functions/query-functions',
  '/error',
  '/client/react',
];
const threePages = ['/', '/home', '/functions/query-functions'];

/**
 * Serves the build while `use` runs.
 * @param {(options: { origin: string, executablePath: string }) => Promise<object[]>} use
 */
async function withBuild(use) {
  if (!existsSync(`${root}/build/index.html`)) {
    throw new Error('There is no build. Run `npm run build` first.');
  }
  const server = createServer({ dir: `${root}/build` });
  await new Promise((resolve) => server.listen(0, () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const executablePath = ensureChromium({ log: console.log });
  try {
    return await use({ origin: `http://localhost:${port}`, executablePath });
  } finally {
    server.close();
  }
}

/** @type {Record<string, { title: string, run: () => Promise<object[]> }>} */
const parts = {
  build: { title: 'Build', run: () => benchBuild(root) },
  bytes: {
    title: 'Bytes transferred (brotli), before the start and added by it',
    run: () => withBuild((options) => benchBytes({ ...options, paths: sixPages })),
  },
  intent: {
    title: 'First intent to active page, CPU slowed four times, scripts fetched',
    run: () => withBuild((options) => benchIntent({ ...options, paths: threePages })),
  },
  lighthouse: {
    title: 'Lighthouse, mobile',
    run: () =>
      withBuild(async ({ origin, executablePath }) => {
        const results = await runLighthouse({
          origin,
          paths: threePages,
          chromium: executablePath,
        });
        return results.map(({ failed, ...result }) => ({
          ...result,
          firstPaint: Math.round(result.firstPaint),
          largestPaint: Math.round(result.largestPaint),
          blocking: Math.round(result.blocking),
          failed: failed.join(' '),
        }));
      }),
  },
  growth: {
    title: 'Growth with generated pages',
    run: () => benchGrowth(root, [250, 1000, 4000]),
  },
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`Unknown part ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
for (const [name, { title, run }] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n${title}`);
  console.table(await run());
}
