// @ts-check
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from './bench/copyProject.mjs';
import { runCommand } from './runSteps.mjs';
import { buildEnv, docusaurusCli, root } from './setup.mjs';

/** Builds of other configurations, by the folder in which they lie; browser tests read them. */
export const variantDirs = { shell: 'build-shell', hash: 'build-hash' };

const env = { ...buildEnv(), DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' };

/**
 * @param {string[]} args
 * @param {string} cwd
 * @param {Record<string, string>} [variables]
 */
async function build(args, cwd, variables) {
  const { code, output } = await runCommand(process.execPath, [docusaurusCli, 'build', ...args], {
    cwd,
    env: { ...env, ...variables },
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
    await build(['--config', 'site.config.ts', '--out-dir', outDir], directory);
  } finally {
    remove();
  }
}

/** Builds the site in hash-router mode. */
export async function buildHashSite() {
  await build(['--out-dir', variantDirs.hash], root, {
    SITE_ROUTER: 'hash',
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-hash',
  });
}
