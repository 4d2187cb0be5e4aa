// Deploys the build and its Worker to Cloudflare: npm run deploy. Without the last step: npm run deploy:dry-run
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { siteFile } from '../src/edge/readSite.ts';
import { runNode } from './build/docusaurusCommand.mts';
import { unlistedAddresses } from './content/addresses/siteAddresses.mts';
import { deployProblems } from './delivery/deployProblems.mts';
import { environmentOf, wranglerEnv } from './delivery/wranglerEnv.mts';
import { binOf, root } from './run.mjs';

const wrangler = binOf('wrangler');
const bundleDir = join(root, 'node_modules/.cache/worker');

/** Runs Wrangler for the Worker that the build needs: with signals or without. */
function runWrangler(args: readonly string[]): Promise<number> {
  const environment = `--env=${environmentOf(join(root, 'build'))}`;
  return runNode([wrangler, 'deploy', environment, ...args], wranglerEnv());
}

/** Bundles the Worker, which also checks wrangler.jsonc and the files of the build. */
function bundle(): Promise<number> {
  return runWrangler(['--dry-run', '--outdir', bundleDir]);
}

/** Whether the Worker is small enough, because it has to be loaded wherever a reader is. */
function isSmall(): boolean {
  const { gzipBytes } = JSON.parse(readFileSync(join(root, 'tests/budgets.json'), 'utf8')).worker;
  const size = gzipSync(readFileSync(join(bundleDir, 'worker.js'))).length;
  console.log(`The Worker has ${size} of at most ${gzipBytes} bytes (gzip).`);
  return size <= gzipBytes;
}

/** Whether the build may be deployed. A dry run only says why not, because it also checks work that isn't committed. */
async function isDeployable(isDryRun: boolean): Promise<boolean> {
  const problems = deployProblems({ root, dir: join(root, 'build') });
  const { length } = await unlistedAddresses(root);
  if (length > 0) {
    problems.push(
      `${length} addresses aren't listed yet, and could get lost later. Run \`npm run check:addresses -- --update\`.`,
    );
  }
  for (const problem of problems) {
    if (isDryRun) console.log(`A deployment would be refused: ${problem}`);
    else console.error(problem);
  }
  return isDryRun || problems.length === 0;
}

async function deploy(args: readonly string[]): Promise<number> {
  const isDryRun = args.includes('--dry-run');
  if (!existsSync(join(root, 'build', siteFile))) {
    console.error('The folder build has nothing to deploy. Run `npm run build` first.');
    return 1;
  }
  if (!(await isDeployable(isDryRun))) return 1;
  const bundled = await bundle();
  if (bundled !== 0) return bundled;
  if (!isSmall()) return 1;
  return isDryRun ? 0 : runWrangler(args);
}

process.exitCode = await deploy(process.argv.slice(2));
