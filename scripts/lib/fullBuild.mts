import { readFileSync } from 'node:fs';
import { buildEnv } from './docusaurusCommand.mts';
import { separateBuild } from './separateBuild.mts';

/** Where the build with every outside service lies; the browser tests of those services read it. */
export const fullBuildDir = 'build-full';

/**
 * Every service of `.env.example` switched on. The values are made up: tests answer for the hosts, so
 * nothing leaves the machine. A file of its own, so that browser tests can read it.
 */
export const fullVariables: Record<string, string> = JSON.parse(
  readFileSync(new URL('fullVariables.json', import.meta.url), 'utf8'),
);

/** The environment of that build. */
export function fullBuildEnv() {
  return { ...buildEnv(), ...separateBuild('.docusaurus-full'), ...fullVariables };
}
