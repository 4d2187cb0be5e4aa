import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The arguments of Node that build a project as `npm run build` does.
 * @param directory of this commit or an earlier one, which had a script for each command
 */
export function buildCommand(directory: string): string[] {
  const runner = 'scripts/run.mjs';
  return existsSync(join(directory, runner)) ? [runner, 'build'] : ['scripts/build.mjs'];
}
