import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Copies the project's tracked and new files into a temporary folder, with the installed packages linked in,
 * so that a measurement never touches the working tree.
 */
export function copyProject(root: string): { directory: string; remove: () => void } {
  const directory = mkdtempSync(join(tmpdir(), 'docs-bench-'));
  const list = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '-z'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  for (const file of list.split('\0').filter(Boolean)) {
    cpSync(join(root, file), join(directory, file), { recursive: true, force: true });
  }
  // Packages are linked one by one, so that the copy has its own cache in node_modules/.cache.
  const modules = join(directory, 'node_modules');
  execFileSync('sh', [
    '-c',
    `mkdir -p "${modules}" && ln -s "${root}"/node_modules/* "${modules}"/`,
  ]);
  for (const name of ['.bin', '.package-lock.json']) {
    symlinkSync(join(root, 'node_modules', name), join(modules, name));
  }
  return { directory, remove: () => rmSync(directory, { recursive: true, force: true }) };
}
