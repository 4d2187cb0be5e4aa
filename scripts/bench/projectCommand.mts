import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Node's arguments to run a project's npm script.
 * @param directory of this commit or an earlier one, which had a file for each script
 */
export function projectCommand(directory: string, name: 'build' | 'start'): string[] {
  const runner = 'scripts/run.mjs';
  return existsSync(join(directory, runner)) ? [runner, name] : [`scripts/${name}.mjs`];
}
