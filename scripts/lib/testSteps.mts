import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../run.mjs';
import { binOf } from './binOf.mts';
import { buildEnv, docusaurusCli } from './docusaurusCommand.mts';
import { ensureChromium } from './findChromium.mts';
import { freePort } from './freePort.mts';
import { fullBuildDir, fullBuildEnv } from './fullBuild.mts';
import { type Outcome, runCommand, type Step } from './runSteps.mts';
import { buildHashSite, buildShellFixture, variantDirs } from './variantBuilds.mts';

/**
 * Runs a command that counts as one check, which passes or fails.
 * @param args of Node
 */
async function check(
  args: string[],
  { env }: { env?: Record<string, string | undefined> } = {},
): Promise<Outcome> {
  const { code, output } = await runCommand(process.execPath, args, { cwd: root, env });
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
}

/** A report from Playwright, which has `stats`, or from Vitest. */
interface Report {
  stats?: { expected: number; flaky: number; unexpected: number };
  numPassedTests?: number;
  numFailedTests?: number;
}

/** Counts the results in a report from Vitest or Playwright. */
export function countReport(report: unknown): { passed: number; failed: number } {
  const { stats, numPassedTests = 0, numFailedTests = 0 } = report as Report;
  if (stats !== undefined) {
    // Machines are noisy: a test that passes on the second attempt counts as passed, but is listed
    // (`flakyNote`).
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  }
  return { passed: numPassedTests, failed: numFailedTests };
}

/** A part of Playwright's report. */
interface Suite {
  suites?: Suite[];
  specs?: { title: string; file: string; line: number; tests: { status: string }[] }[];
}

/**
 * Lists the tests in a Playwright report that only passed on the second attempt, so that they get fixed.
 * @returns one line, or nothing if there are none
 */
export function flakyNote(report: { suites?: Suite[] }): string | undefined {
  const namesIn = ({ suites = [], specs = [] }: Suite): string[] => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, line, title }) => `${file}:${line} ${title}`),
    ...suites.flatMap(namesIn),
  ];
  const names = namesIn(report);
  return names.length === 0 ? undefined : `${names.length} flaky: ${names.join('; ')}`;
}

/**
 * Runs a command that writes a report with counts.
 * @param commandFor returns its arguments for the file that it writes the report to
 */
async function countedRun(
  commandFor: (file: string) => { args: string[]; env?: Record<string, string | undefined> },
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'convex-docs-test-'));
  const file = join(folder, 'report.json');
  try {
    const { args, env } = commandFor(file);
    const { code, output } = await runCommand(process.execPath, args, {
      cwd: root,
      env,
      minutes: 25,
    });
    const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
    const counts = report ? countReport(report) : { passed: 0, failed: 0 };
    // A file that can't be loaded, or an error outside of a test, doesn't fail any test.
    if (code !== 0 && counts.failed === 0) counts.failed = 1;
    return { ...counts, output, note: report && flakyNote(report) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function vitest(project: string) {
  return countedRun((file) => ({
    args: [
      binOf('vitest'),
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
  }));
}

/** Whether a build exists, from this run or an earlier one. */
const hasBuild = (dir: string) => existsSync(join(root, dir, 'index.html'));

/** Browser tests, on a separate port. */
async function playwright({ log, config }: { log: (line: string) => void; config: string }) {
  const CHROME_PATH = ensureChromium({ log });
  const port = String(await freePort());
  return countedRun((file) => ({
    args: [binOf('@playwright/test', 'playwright'), 'test', '--config', config],
    env: { CHROME_PATH, E2E_PORT: port, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  }));
}

/**
 * Everything that CI checks. Static checks and unit tests run at the same time as the build. Browser tests
 * run after them and have the machine to themselves.
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
    { name: 'types', title: 'TypeScript', run: () => check([tsc]) },
    {
      name: 'types-edge',
      title: 'TypeScript: src/edge, with the types of a Worker only',
      run: () => check([tsc, '-p', 'src/edge']),
    },
    {
      name: 'dead-code',
      title: 'knip: unused files, exports and packages',
      run: () => check([binOf('knip')]),
    },
    {
      name: 'content',
      after: ['generate'],
      title: 'the rules for writers',
      run: () => check(['scripts/run.mjs', 'check-content']),
    },
    {
      name: 'prose',
      after: ['generate'],
      title: 'the rules for prose',
      run: () => check(['scripts/run.mjs', 'check-prose', '--no-spelling']),
    },
    {
      name: 'samples',
      after: ['generate'],
      title: 'every fence compiled, run or parsed',
      run: () => check(['scripts/run.mjs', 'check-samples']),
    },
    {
      name: 'search',
      after: ['generate'],
      title: 'search on the labelled queries, against the baseline',
      run: () => check(['scripts/run.mjs', 'check-search', '--quick']),
    },
    { name: 'unit', title: 'Vitest in Node', run: () => vitest('unit') },
    { name: 'component', title: 'Vitest with a DOM', run: () => vitest('component') },
    {
      name: 'output',
      title: 'Vitest over the build: pages, bytes',
      needs: ['build'],
      run: () => vitest('build'),
    },
    {
      name: 'engines',
      title: 'Vitest with Firefox and WebKit, where they are installed',
      needs: ['build'],
      // A browser that waits for its turn on a busy machine runs into the tests' limits.
      cores: 2,
      run: () => vitest('engines'),
    },
    {
      name: 'edge',
      title: 'Vitest in workerd: the Worker that serves the site on Cloudflare',
      run: () => vitest('edge'),
    },
    {
      name: 'deploy',
      title: 'a deployment without its last step, and the size of the Worker',
      needs: ['build'],
      run: () => check(['scripts/run.mjs', 'deploy', '--dry-run']),
    },
    {
      name: 'agents',
      title: 'afdocs over the build: every page as agents read it',
      needs: ['build'],
      run: () => check(['scripts/run.mjs', 'check-agents']),
    },
    {
      name: 'e2e',
      title: 'Playwright over the built site',
      needs: ['build'],
      cores: 2,
      run: () => playwright({ log, config: 'playwright.config.mts' }),
    },
    {
      name: 'e2e-full',
      title: 'Playwright over the site with every outside service, their hosts faked',
      needs: ['build-full'],
      cores: 2,
      run: () => playwright({ log, config: 'playwright.full.config.mts' }),
    },
    {
      name: 'e2e-variants',
      title: 'Playwright over versions, locales and the hash router',
      needs: ['build-variants'],
      cores: 2,
      run: () => playwright({ log, config: 'playwright.variants.config.mts' }),
    },
    {
      name: 'lighthouse',
      title: 'Lighthouse mobile over three pages of the built site',
      needs: ['build'],
      after: ['e2e', 'e2e-full', 'e2e-variants'],
      cores: 2,
      async run() {
        const chromiumPath = ensureChromium({ log });
        const { checkLighthouse, runLighthouse } = await import('./lighthouse.mts');
        return checkLighthouse(await runLighthouse({ dir: join(root, 'build'), chromiumPath }));
      },
    },
  ];
}
