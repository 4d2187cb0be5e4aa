import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../bench/copyProject.mts';
import { root } from '../run.mjs';
import { runCommand } from './runSteps.mts';

type Environment = Record<string, string | undefined>;

/**
 * Runs a command of Node.
 * @throws with its output when it fails
 */
export async function runInSite(
  args: string[],
  options: { cwd: string; env?: Environment },
): Promise<void> {
  const { code, output } = await runCommand(process.execPath, args, options);
  if (code !== 0) throw new Error(output);
}

/**
 * Copies the project and replaces its pages with the ones in `tests/fixtures/<fixture>`.
 * @param replaced files and folders to remove first, in addition to the docs and their sidebar
 */
export async function openFixtureSite(
  fixture: string,
  replaced: readonly string[] = [],
): Promise<{ directory: string; remove: () => void }> {
  const { directory, remove } = copyProject(root);
  try {
    for (const path of ['docs', 'sidebars.ts', ...replaced]) {
      rmSync(join(directory, path), { recursive: true });
    }
    cpSync(join(root, 'tests/fixtures', fixture), directory, { recursive: true });
    await runInSite(['scripts/run.mjs', 'generate', 'icon-sprite'], { cwd: directory });
    return { directory, remove };
  } catch (error) {
    remove();
    throw error;
  }
}
