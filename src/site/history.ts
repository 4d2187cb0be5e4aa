import { execFileSync } from 'node:child_process';

/** Whether git knows when each page was last changed: a repository with commits that is not a shallow clone. */
export function hasHistory(directory: string): boolean {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: directory, encoding: 'utf8', stdio: 'pipe' }).trim();
  try {
    git('rev-parse', '--verify', 'HEAD');
    return git('rev-parse', '--is-shallow-repository') === 'false';
  } catch {
    return false;
  }
}
