// Compares a deployed site with the build: npm run check:deployed -- https://docs.convex.dev
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { siteFile } from '../src/edge/readSite.ts';
import { deployedProblems } from './delivery/deployedProblems.mts';
import { root } from './run.mjs';

/** Versions of a Worker take up to a minute to arrive everywhere. */
const patienceMs = 120_000;

async function check(): Promise<string[]> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { dir: { type: 'string', default: 'build' } },
  });
  const [address, ...others] = positionals;
  if (address === undefined || others.length > 0 || !/^https?:/.test(address)) {
    return ['Name the address of the deployed site: npm run check:deployed -- https://…'];
  }
  const dir = resolve(root, values.dir);
  if (!existsSync(join(dir, siteFile))) {
    return [`There is no build in ${values.dir}. Run \`npm run build\` first.`];
  }
  return deployedProblems({ address, dir, patienceMs });
}

const problems = await check();
for (const problem of problems) console.error(problem);
if (problems.length === 0) console.log('The deployed site is the build.');
process.exitCode = problems.length > 0 ? 1 : 0;
