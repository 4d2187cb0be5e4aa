import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Links the packages one by one, so that each folder has its own caches in `node_modules/.cache`. */
export function linkPackages(from: string, to: string) {
  mkdirSync(join(to, 'node_modules'));
  for (const name of readdirSync(join(from, 'node_modules'))) {
    if (name === '.cache') continue;
    symlinkSync(join(from, 'node_modules', name), join(to, 'node_modules', name));
  }
}

/**
 * Copies the project's tracked and new files into a temporary folder, with the installed packages linked in, so that
 * what happens there never touches the working tree.
 */
export function copyProject(root: string): { directory: string; remove: () => void } {
  const directory = mkdtempSync(join(tmpdir(), 'docs-copy-'));
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0');
  for (const file of files) {
    const source = join(root, file);
    if (file !== '' && existsSync(source)) cpSync(source, join(directory, file));
  }
  linkPackages(root, directory);
  return { directory, remove: () => rmSync(directory, { recursive: true, force: true }) };
}
