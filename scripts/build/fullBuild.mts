import { readFileSync } from 'node:fs';
import { buildEnv } from './docusaurusCommand.mts';
import { separateBuild } from './separateBuild.mts';

/** The folder of the build with every outside service. The browser tests of those services read it. */
export const fullBuildDir = 'build-full';

/**
 * Enables every service in `.env.example`. The values are made up: tests intercept requests to the hosts, so
 * nothing leaves the machine. It is a separate file, so that browser tests can read it.
 */
export const fullVariables: Record<string, string> = JSON.parse(
  readFileSync(new URL('fullVariables.json', import.meta.url), 'utf8'),
);

/** The environment of that build. */
export function fullBuildEnv() {
  return { ...buildEnv(), ...separateBuild(), ...fullVariables };
}
