import { join } from 'node:path';
import { buildEnv, docusaurusCli } from '../build/docusaurusCommand.mts';
import { separateBuild, withoutCache } from '../build/separateBuild.mts';
import { root } from '../run.mjs';
import { openFixtureSite, runInSite } from './fixtureSite.mts';

/** The folders of builds with other configurations. Browser tests read them. */
export const variantDirs = { shell: 'build-shell', hash: 'build-hash' };

/** Builds the site's shell around the pages of `tests/fixtures/shell-site`: two versions, two locales, signals. */
export async function buildShellFixture() {
  const { directory, remove } = await openFixtureSite('shell-site', ['src/pages']);
  try {
    const outDir = join(root, variantDirs.shell);
    const args = [docusaurusCli, 'build', '--config', 'site.config.ts', '--out-dir', outDir];
    await runInSite(args, {
      cwd: directory,
      env: { ...buildEnv(), ...withoutCache, SITE_SIGNALS: 'on' },
    });
  } finally {
    remove();
  }
}

/** Builds the site in hash-router mode. */
export async function buildHashSite() {
  const env = { ...buildEnv(), ...separateBuild(), SITE_ROUTER: 'hash' };
  await runInSite([docusaurusCli, 'build', '--out-dir', variantDirs.hash], { cwd: root, env });
}
