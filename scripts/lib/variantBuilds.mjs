// @ts-check
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from './bench/copyProject.mjs';
import { runCommand } from './runSteps.mjs';
import { separateBuild } from './separateBuild.mjs';
import { buildEnv, docusaurusCli, root } from './setup.mjs';

/** Builds of other configurations, by the folder in which they lie; browser tests read them. */
export const variantDirs = { shell: 'build-shell', hash: 'build-hash' };

/**
 * @param {string[]} args
 * @param {{ cwd: string, env: Record<string, string | undefined> }} options
 */
async function build(args, { cwd, env }) {
  const { code, output } = await runCommand(process.execPath, [docusaurusCli, 'build', ...args], {
    cwd,
    env,
  });
  if (code !== 0) throw new Error(output);
}

/** Builds the site's shell around the pages of `tests/fixtures/shell-site`: two versions, two locales. */
export async function buildShellFixture() {
  const { directory, remove } = copyProject(root);
  try {
    for (const path of ['docs', 'src/pages', 'sidebars.ts']) {
      rmSync(join(directory, path), { recursive: true });
    }
    const fixture = join(root, 'tests/fixtures/shell-site');
    cpSync(fixture, directory, { recursive: true });
    cpSync(join(fixture, 'pages'), join(directory, 'src/pages'), { recursive: true });
    const outDir = join(root, variantDirs.shell);
    await build(['--config', 'site.config.ts', '--out-dir', outDir], {
      cwd: directory,
      env: { ...buildEnv(), ...separateBuild('.docusaurus') },
    });
  } finally {
    remove();
  }
}

/** Builds the site in hash-router mode. */
export async function buildHashSite() {
  const env = { ...buildEnv(), ...separateBuild('.docusaurus-hash'), SITE_ROUTER: 'hash' };
  await build(['--out-dir', variantDirs.hash], { cwd: root, env });
}
