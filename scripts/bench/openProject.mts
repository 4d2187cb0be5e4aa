import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * Opens another state of the project for a comparison.
 * @param which a folder with installed packages, or a commit, which is checked out into a temporary folder
 * @throws when the project has no such commit.
 */
export function openProject(
  root: string,
  which: string,
): { directory: string; remove: () => void } {
  if (statSync(which, { throwIfNoEntry: false })?.isDirectory()) {
    return { directory: resolve(which), remove: () => {} };
  }
  const directory = mkdtempSync(join(tmpdir(), 'docs-bench-commit-'));
  const remove = () => rmSync(directory, { recursive: true, force: true });
  const run = (command: string, args: string[]) =>
    execFileSync(command, args, { cwd: directory, stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    run('git', ['clone', '--quiet', '--shared', '--no-checkout', root, '.']);
    run('git', ['checkout', '--quiet', '--detach', which]);
    const [own, other] = [root, directory].map((folder) =>
      readFileSync(join(folder, 'package-lock.json'), 'utf8'),
    );
    // Otherwise the measurement would compare packages instead of code.
    if (own === other) symlinkSync(join(root, 'node_modules'), join(directory, 'node_modules'));
    else run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund']);
    return { directory, remove };
  } catch (error) {
    remove();
    throw error;
  }
}
