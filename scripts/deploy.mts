// Deploys the build and its Worker to Cloudflare: npm run deploy. With --dry-run it stops before the last step.
// Other options are for Wrangler: npm run deploy -- --name convex-docs-preview
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { siteFile } from '../plugins/agents/worker/site.ts';
import { unlistedAddresses } from './content/addresses.mts';
import { deployProblems } from './delivery/deployProblems.mts';
import { wranglerEnv } from './delivery/wranglerEnv.mts';
import { binOf, root } from './run.mjs';

const bundleDir = join(root, 'node_modules/.cache/worker');

function runWrangler(args: readonly string[]): number {
  const options = { cwd: root, stdio: 'inherit', env: wranglerEnv() } as const;
  return spawnSync(process.execPath, [binOf('wrangler'), 'deploy', ...args], options).status ?? 1;
}

/** Whether the Worker is small enough, because it has to be loaded wherever a reader is. */
function isSmall(): boolean {
  const { gzipBytes } = JSON.parse(readFileSync(join(root, 'tests/budgets.json'), 'utf8')).worker;
  const size = gzipSync(readFileSync(join(bundleDir, 'worker.js'))).length;
  console.log(`The Worker has ${size} of at most ${gzipBytes} bytes (gzip).`);
  return size <= gzipBytes;
}

async function deploy(args: readonly string[]): Promise<number> {
  if (!existsSync(join(root, 'build', siteFile))) {
    console.error('The folder build has nothing to deploy. Run `npm run build` first.');
    return 1;
  }
  const isDryRun = args.includes('--dry-run');
  const problems = deployProblems({ root, dir: join(root, 'build') });
  const { length } = await unlistedAddresses(root);
  if (length > 0) {
    problems.push(
      `${length} addresses aren't listed yet, and could get lost later. Run \`npm run check:addresses -- --update\`.`,
    );
  }
  // A dry run also checks work that isn't committed, so it only reports them.
  for (const problem of problems) console.error(problem);
  if (problems.length > 0 && !isDryRun) return 1;
  // Bundling also checks wrangler.jsonc and the files of the build.
  const bundled = runWrangler(['--dry-run', '--outdir', bundleDir]);
  if (bundled !== 0) return bundled;
  if (!isSmall()) return 1;
  return isDryRun ? 0 : runWrangler(args);
}

process.exitCode = await deploy(process.argv.slice(2));
