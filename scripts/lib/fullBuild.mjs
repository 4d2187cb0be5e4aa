// @ts-check
import { readFileSync } from 'node:fs';
import { separateBuild } from './separateBuild.mjs';
import { buildEnv } from './setup.mjs';

/** Where the build with every outside service lies; the browser tests of those services read it. */
export const fullBuildDir = 'build-full';

/**
 * Every service of `.env.example` switched on. The values are made up: tests answer for the hosts, so
 * nothing leaves the machine. A file of its own, so that browser tests can read it.
 * @type {Record<string, string>}
 */
export const fullVariables = JSON.parse(
  readFileSync(new URL('fullVariables.json', import.meta.url), 'utf8'),
);

/** The environment of that build. */
export function fullBuildEnv() {
  return { ...buildEnv(), ...separateBuild('.docusaurus-full'), ...fullVariables };
}
