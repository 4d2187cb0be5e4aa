// Deploys the build and its Worker to Cloudflare: npm run deploy. Without the last step: npm run deploy:dry-run
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { binOf } from './lib/binOf.mts';
import { runNode } from './lib/runNode.mts';
import { wranglerEnv } from './lib/wranglerEnv.mts';
import { root } from './run.mjs';

const wrangler = binOf('wrangler');
const bundleDir = join(root, 'node_modules/.cache/worker');

/** Bundles the Worker, which also checks wrangler.jsonc and the files of the build. */
function bundle(): Promise<number> {
  return runNode([wrangler, 'deploy', '--dry-run', '--outdir', bundleDir], wranglerEnv());
}

/** Whether the Worker is small enough, because it has to be loaded wherever a reader is. */
function isSmall(): boolean {
  const { gzipBytes } = JSON.parse(readFileSync(join(root, 'tests/budgets.json'), 'utf8')).worker;
  const size = gzipSync(readFileSync(join(bundleDir, 'worker.js'))).length;
  console.log(`The Worker has ${size} of at most ${gzipBytes} bytes (gzip).`);
  return size <= gzipBytes;
}

const args = process.argv.slice(2);
if (existsSync(join(root, 'build/edge/site.json'))) {
  process.exitCode = (await bundle()) || (isSmall() ? 0 : 1);
  if (process.exitCode === 0 && !args.includes('--dry-run')) {
    process.exitCode = await runNode([wrangler, 'deploy', ...args], wranglerEnv());
  }
} else {
  console.error('The folder build has nothing to deploy. Run `npm run build` first.');
  process.exitCode = 1;
}
