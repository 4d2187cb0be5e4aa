import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { binOf, isEnding, root, runNode } from '../run.mjs';

/** Gives Node the memory that a build may need; as a part of what the machine or the container has. */
const memoryOption = '--max-old-space-size-percentage=75';

/**
 * The environment of a build. Docusaurus doesn't minify its HTML: that would save no bytes once compressed,
 * and leave out closing tags. Parsers of agents lose content without them.
 */
export function buildEnv(): NodeJS.ProcessEnv {
  const { NODE_OPTIONS = '' } = process.env;
  // Node 22.18 doesn't have the option.
  const [name = ''] = memoryOption.split('=');
  const isSet = /max-old-space-size/.test(NODE_OPTIONS);
  const hasOption = process.allowedNodeEnvironmentFlags.has(name);
  return {
    ...process.env,
    NODE_OPTIONS: isSet || !hasOption ? NODE_OPTIONS : `${NODE_OPTIONS} ${memoryOption}`,
    SKIP_HTML_MINIFICATION: 'true',
  };
}

export const docusaurusCli = binOf('docusaurus');

/**
 * The environment of a build with separate generated files, so that it doesn't disturb a build or a dev server in this
 * folder. Such builds run one after the other and may share the folder: the bundler's cache is keyed by the
 * configuration, and the browser tests of each build fail if it isn't.
 */
export const separateBuildEnv = (): NodeJS.ProcessEnv => ({
  ...buildEnv(),
  DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-other',
});

/**
 * Enables every service in `.env.example`. The values are made up: tests intercept requests to the hosts, so nothing
 * leaves the machine. Browser tests import the file.
 */
export const fullVariables: Record<string, string> = JSON.parse(
  readFileSync(new URL('fullVariables.json', import.meta.url), 'utf8'),
);

/**
 * Generates what changed. This process waits for Docusaurus afterwards, so another one loads the generators, which
 * frees their memory.
 * @returns 1 if an input has a fault, which is printed, otherwise 0
 */
export function runGenerate(): Promise<number> {
  return runNode(process.execPath, [join(root, 'scripts/run.mjs'), 'generate'], { cwd: root });
}

export async function runDocusaurus(args: readonly string[]): Promise<never> {
  // In a build each thread's heap grows by at most 40 % before V8 collects garbage. By default it grows by up to 300 %
  // when the machine has memory: half a gigabyte on a site with 1,000 pages. `NODE_OPTIONS` can't have this flag.
  const flags = args[0] === 'build' ? ['--heap-growing-percent=40'] : [];
  const nodeArgs = [...flags, docusaurusCli, ...args];
  const code = await runNode(process.execPath, nodeArgs, { cwd: root, env: buildEnv() });
  // Without a terminal the server ends with 0 where the port is taken, because it can't ask for another one.
  const hasNoPort = args[0] === 'start' && !args.includes('--help') && !isEnding;
  process.exit(code === 0 && hasNoPort ? 1 : code);
}
