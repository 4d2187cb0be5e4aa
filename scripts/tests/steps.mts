import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../bench/copyProject.mts';
import {
  buildEnv,
  docusaurusCli,
  fullVariables,
  separateBuildEnv,
} from '../build/docusaurusCommand.mts';
import { binOf, root } from '../run.mjs';
import { check, playwright, vitest } from './commands.mts';
import type { Outcome, Step } from './runSteps.mts';

const run = (command: string, ...args: string[]) =>
  check([join(root, 'scripts/run.mjs'), command, ...args]);

const nightly = (project: string) => playwright('playwright.nightly.config.mts', project);

/** Builds the shell around `tests/fixtures/shell-site`, which has two versions and two locales, in a copy. */
async function buildVersions(): Promise<Outcome> {
  const { directory, remove } = copyProject(root);
  try {
    for (const path of ['docs', 'sidebars.ts', 'src/pages']) {
      rmSync(join(directory, path), { recursive: true });
    }
    cpSync(join(root, 'tests/fixtures/shell-site'), directory, { recursive: true });
    const generated = await check(['scripts/run.mjs', 'generate', 'icons'], {}, directory);
    if (generated.failed > 0) return generated;
    const outDir = join(root, 'build-shell');
    const args = [docusaurusCli, 'build', '--config', 'site.config.ts', '--out-dir', outDir];
    // It isn't repeated, so it leaves nothing in the bundler's cache.
    const env = { ...buildEnv(), DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' };
    return await check(args, env, directory);
  } finally {
    remove();
  }
}

/**
 * What `npm test` runs. The build comes as early as it can, because the tests of its pages wait for it. The others run
 * beside it, the longest first.
 */
export const testSteps: Step[] = [
  { name: 'generate', run: () => run('generate') },
  {
    name: 'build',
    needs: ['generate'],
    writes: ['build/index.html'],
    run: () => check([docusaurusCli, 'build'], buildEnv()),
  },
  { name: 'unit', needs: ['generate'], run: () => vitest('pure', 'unit') },
  { name: 'samples', needs: ['generate'], run: () => run('check-samples') },
  { name: 'types', run: () => check([binOf('tsc')]) },
  { name: 'spelling', run: () => check([binOf('cspell'), 'lint', '--no-progress']) },
  {
    name: 'lint',
    run: () => check([binOf('biome'), 'ci', '--colors=off', '--error-on-warnings']),
  },
  {
    name: 'imports',
    run: () =>
      check([
        ...[binOf('depcruise'), 'src', 'plugins', 'scripts'],
        ...['docusaurus.config.ts', 'sidebars.ts'],
      ]),
  },
  { name: 'component', run: () => vitest('component') },
  { name: 'output', needs: ['build'], run: () => vitest('build') },
  { name: 'edge', run: () => vitest('edge') },
  { name: 'search', needs: ['generate'], run: () => vitest('search') },
  { name: 'content', needs: ['generate'], run: () => run('check-content') },
  { name: 'types-edge', run: () => check([binOf('tsc'), '-p', 'plugins/agents/worker']) },
  { name: 'deploy', needs: ['build'], run: () => run('deploy', '--dry-run') },
  {
    name: 'smoke',
    needs: ['build'],
    alone: true,
    run: () => playwright('playwright.config.mts'),
  },
];

const otherBuild = (name: string, env: NodeJS.ProcessEnv): Step => ({
  name,
  needs: ['generate'],
  writes: [`${name}/index.html`],
  run: () => check([docusaurusCli, 'build', '--out-dir', name], { ...separateBuildEnv(), ...env }),
});

/** What `npm run test:full` runs after a build, one after the other. */
const otherSteps: Step[] = [
  { name: 'dead-code', needs: ['generate'], run: () => check([binOf('knip')]) },
  otherBuild('build-full', fullVariables),
  {
    name: 'build-versions',
    needs: ['generate'],
    writes: ['build-shell/index.html'],
    run: buildVersions,
  },
  otherBuild('build-hash', { SITE_ROUTER: 'hash' }),
  { name: 'site', needs: ['build'], run: () => nightly('site') },
  { name: 'services', needs: ['build-full'], run: () => nightly('services') },
  { name: 'versions', needs: ['build-versions'], run: () => nightly('versions') },
  { name: 'hash', needs: ['build-hash'], run: () => nightly('hash') },
  { name: 'engines', needs: ['build'], run: () => vitest('engines') },
  {
    name: 'lighthouse',
    needs: ['build'],
    // Imported only then, because it takes a second to load.
    run: async () => (await import('./lighthouse.mts')).checkLighthouse(),
  },
].map((step) => ({ ...step, alone: true }));

export const fullSteps = [
  ...testSteps.filter(({ name }) => name === 'generate' || name === 'build'),
  ...otherSteps,
];

export const allSteps = [...testSteps, ...otherSteps];
