// Prints tables of what pages, builds and edits cost: npm run bench -- bytes lighthouse --against <commit>
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildOf, measureBuilds, measureEdits, measureGrowth } from './bench/builds.mts';
import { linkPackages } from './bench/copyProject.mts';
import { measureBytes, measureLighthouse, pageKinds, type Row } from './bench/pages.mts';
import { root } from './run.mjs';

/** What is measured of a project's folder. Other commits are measured too, so it only calls `npm run build` and `npm start`. */
const parts: Record<string, { title: string; measure: (project: string) => Promise<Row[]> }> = {
  build: { title: 'Build', measure: measureBuilds },
  bytes: {
    title: 'Bytes transferred (Brotli) before the application starts, and by its start',
    measure: (project) => measureBytes(buildOf(project), pageKinds),
  },
  lighthouse: {
    title: 'Lighthouse, mobile, medians of three',
    measure: (project) => measureLighthouse(buildOf(project), pageKinds),
  },
  dev: { title: 'Development server', measure: measureEdits },
  growth: { title: 'With 1,000 more pages', measure: measureGrowth },
};

/** Checks out a commit into a folder and installs its packages, unless they are the ones of this project. */
function checkOut(commit: string, directory: string) {
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: directory, stdio: ['ignore', 'ignore', 'inherit'] });
  run('git', 'clone', '--quiet', '--shared', '--no-checkout', root, '.');
  run('git', 'checkout', '--quiet', '--detach', commit);
  const lockOf = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (lockOf(directory) === lockOf(root)) linkPackages(root, directory);
  else run('npm', 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund');
}

const {
  positionals: chosen,
  values: { against },
} = parseArgs({ allowPositionals: true, options: { against: { type: 'string' } } });
const unknown = chosen.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  throw new Error(`There is no part ${unknown}. Parts: ${Object.keys(parts).join(', ')}.`);
}
const other = mkdtempSync(join(tmpdir(), 'docs-commit-'));
try {
  if (against !== undefined) checkOut(against, other);
  for (const [name, { title, measure }] of Object.entries(parts)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    console.log(`\n${title}`);
    console.table(await measure(root));
    if (against === undefined) continue;
    console.log(`Of ${against}`);
    console.table(await measure(other));
  }
} finally {
  rmSync(other, { recursive: true });
}
