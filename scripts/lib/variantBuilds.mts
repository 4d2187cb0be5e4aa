import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';
import { copyProject } from './bench/copyProject.mts';
import { buildEnv, docusaurusCli } from './docusaurusCommand.mts';
import { runCommand } from './runSteps.mts';
import { separateBuild } from './separateBuild.mts';

/** The folders of builds with other configurations. Browser tests read them. */
export const variantDirs = { shell: 'build-shell', hash: 'build-hash' };

/**
 * Runs a command of Node.
 * @throws with its output when it fails.
 */
async function run(
  args: string[],
  options: { cwd: string; env: Record<string, string | undefined> },
): Promise<void> {
  const { code, output } = await runCommand(process.execPath, args, options);
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
    const options = { cwd: directory, env: { ...buildEnv(), ...separateBuild('.docusaurus') } };
    await run(['scripts/run.mjs', 'generate', 'icon-sprite'], options);
    await run([docusaurusCli, 'build', '--config', 'site.config.ts', '--out-dir', outDir], options);
  } finally {
    remove();
  }
}

/** Builds the site in hash-router mode. */
export async function buildHashSite() {
  const env = { ...buildEnv(), ...separateBuild('.docusaurus-hash'), SITE_ROUTER: 'hash' };
  await run([docusaurusCli, 'build', '--out-dir', variantDirs.hash], { cwd: root, env });
}
