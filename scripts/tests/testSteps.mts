import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { binOf } from '../build/binOf.mts';
import { buildEnv, docusaurusCli } from '../build/docusaurusCommand.mts';
import { fullBuildDir, fullBuildEnv } from '../build/fullBuild.mts';
import type { Installation } from '../build/outcomeOf.mts';
import { root } from '../run.mjs';
import { ensureChromium } from './findChromium.mts';
import { checkLighthouse } from './lighthouseReport.mts';
import type { Step } from './runSteps.mts';
import { check, playwright, vitest } from './testCommands.mts';
import { buildHashSite, buildShellFixture, variantDirs } from './variantBuilds.mts';

/** Whether a build exists, from this run or an earlier one. */
const hasBuild = (dir: string) => existsSync(join(root, dir, 'index.html'));

/** The browsers of the step `engines`, by the names of the tests' groups: Playwright only drives builds that it downloads. */
const engines: Record<string, Installation> = {
  Firefox: { debian: 'firefox-esr', elsewhere: 'Firefox as `firefox` on PATH' },
  WebKit: {
    debian: 'webkit2gtk-driver xvfb',
    elsewhere: 'WebKitGTK with its driver, MiniBrowser and xvfb-run, which only Linux has',
  },
};

/** For a step that takes the whole machine. */
const allCores = Number.POSITIVE_INFINITY;

/**
 * Everything that CI checks. Static checks and unit tests run at the same time as the builds: the quick ones
 * first, then the long ones before the short ones, to keep every core busy to the end. Browser tests run after them and
 * have the machine to themselves.
 */
export function testSteps({ log }: { log: (line: string) => void }): Step[] {
  const generate = {
    name: 'generate',
    title: 'the references and the icon sprite',
    run: () => check(['scripts/run.mjs', 'generate']),
  };
  const build = {
    name: 'build',
    title: 'docusaurus build, with its checks of links and anchors',
    needs: ['generate'],
    isMade: () => hasBuild('build'),
    run: () => check([docusaurusCli, 'build'], { env: buildEnv() }),
  };
  const buildFull = {
    name: 'build-full',
    title: 'docusaurus build with every outside service switched on',
    needs: ['generate'],
    // These run one after the other, because a build uses every core.
    after: ['build'],
    isMade: () => hasBuild(fullBuildDir),
    run: () => check([docusaurusCli, 'build', '--out-dir', fullBuildDir], { env: fullBuildEnv() }),
  };
  const buildVariants = {
    name: 'build-variants',
    title: 'the shell around two versions and two locales; the site in hash-router mode',
    needs: ['generate'],
    after: ['build', 'build-full'],
    isMade: () => Object.values(variantDirs).every((dir) => existsSync(join(root, dir))),
    async run() {
      await buildShellFixture();
      await buildHashSite();
      return { passed: 1, failed: 0 };
    },
  };
  const biome = binOf('@biomejs/biome', 'biome');
  const tsc = binOf('typescript', 'tsc');
  return [
    generate,
    build,
    buildFull,
    buildVariants,
    {
      name: 'format',
      title: 'Biome: format and order of imports',
      run: () => check([biome, 'ci', '--colors=off', '--linter-enabled=false']),
    },
    {
      name: 'lint',
      title: 'Biome: lint',
      run: () => check([biome, 'lint', '--colors=off', '--error-on-warnings']),
    },
    {
      name: 'imports',
      title: 'dependency-cruiser: import directions, no cycles',
      run: () =>
        check([
          binOf('dependency-cruiser', 'depcruise'),
          ...['src', 'plugins', 'scripts', 'docusaurus.config.ts', 'sidebars.ts'],
        ]),
    },
    {
      name: 'spelling',
      title: 'cspell',
      run: () => check([binOf('cspell'), 'lint', '--no-progress']),
    },
    {
      name: 'unit',
      title: 'Vitest in Node',
      needs: ['generate'],
      run: (cores) => vitest('unit', cores),
    },
    {
      name: 'output',
      title: 'Vitest over the build: pages, bytes',
      needs: ['generate', 'build'],
      run: (cores) => vitest('build', cores),
    },
    {
      name: 'agents',
      title: 'afdocs over the build: every page as agents read it',
      needs: ['build'],
      run: () => check(['scripts/run.mjs', 'check-agents']),
    },
    { name: 'types', title: 'TypeScript', run: () => check([tsc]) },
    {
      name: 'samples',
      needs: ['generate'],
      title: 'every fence compiled, run or parsed',
      run: () => check(['scripts/run.mjs', 'check-samples']),
    },
    { name: 'component', title: 'Vitest with a DOM', run: (cores) => vitest('component', cores) },
    {
      name: 'edge',
      title: 'Vitest in workerd: the Worker that serves the site on Cloudflare',
      run: (cores) => vitest('edge', cores),
    },
    {
      name: 'dead-code',
      title: 'knip: unused files, exports and packages',
      needs: ['generate'],
      run: () => check([binOf('knip')]),
    },
    {
      name: 'search',
      needs: ['generate'],
      title: 'search on the labelled queries, against the baseline',
      run: () => check(['scripts/run.mjs', 'check-search']),
    },
    {
      name: 'prose',
      needs: ['generate'],
      title: 'the rules for prose',
      run: () => check(['scripts/run.mjs', 'check-prose', '--no-spelling']),
    },
    {
      name: 'types-edge',
      title: 'TypeScript: src/edge, with the types of a Worker only',
      run: () => check([tsc, '-p', 'src/edge']),
    },
    {
      name: 'deploy',
      title: 'a deployment without its last step, and the size of the Worker',
      needs: ['build'],
      run: () => check(['scripts/run.mjs', 'deploy', '--dry-run']),
    },
    {
      name: 'content',
      needs: ['generate'],
      title: 'the rules for writers',
      run: () => check(['scripts/run.mjs', 'check-content']),
    },
    {
      name: 'engines',
      title: 'Vitest with Firefox and WebKit, where they are installed',
      needs: ['build'],
      // A browser that waits for its turn on a busy machine runs into the tests' limits.
      cores: allCores,
      run: (cores) => vitest('engines', cores, engines),
    },
    {
      name: 'e2e',
      title: 'Playwright over the built site',
      needs: ['generate', 'build'],
      cores: allCores,
      run: (cores) => playwright('playwright.config.mts', { cores, log }),
    },
    {
      name: 'e2e-full',
      title: 'Playwright over the site with every outside service, their hosts faked',
      needs: ['build-full'],
      cores: allCores,
      run: (cores) => playwright('playwright.full.config.mts', { cores, log }),
    },
    {
      name: 'e2e-variants',
      title: 'Playwright over versions, locales and the hash router',
      needs: ['build-variants'],
      cores: allCores,
      run: (cores) => playwright('playwright.variants.config.mts', { cores, log }),
    },
    {
      name: 'lighthouse',
      title: 'Lighthouse mobile over three pages of the built site',
      needs: ['build'],
      after: ['e2e', 'e2e-full', 'e2e-variants'],
      cores: allCores,
      async run() {
        const chromiumPath = ensureChromium({ log });
        // Imported only now, because it takes a second to load.
        const { runLighthouse } = await import('./lighthouse.mts');
        return checkLighthouse(await runLighthouse({ dir: join(root, 'build'), chromiumPath }));
      },
    },
  ];
}
