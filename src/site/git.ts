import { execFileSync } from 'node:child_process';

function git(directory: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: directory, encoding: 'utf8', stdio: 'pipe' }).trim();
}

/** Whether git knows when each page was last changed: a repository with commits that is not a shallow clone. */
export function hasHistory(directory: string): boolean {
  try {
    git(directory, 'rev-parse', '--verify', 'HEAD');
    return git(directory, 'rev-parse', '--is-shallow-repository') === 'false';
  } catch {
    return false;
  }
}

/** When the current commit was made; undefined outside a repository. */
export function commitDate(directory: string): Date | undefined {
  try {
    return new Date(git(directory, 'log', '-1', '--format=%cI'));
  } catch {
    return undefined;
  }
}

/**
 * The current commit, followed by `-dirty` when files differ from it, as `git describe --dirty` writes it; undefined
 * outside a repository.
 */
export function currentCommit(directory: string): string | undefined {
  try {
    const commit = git(directory, 'rev-parse', '--verify', 'HEAD');
    return git(directory, 'status', '--porcelain') === '' ? commit : `${commit}-dirty`;
  } catch {
    return undefined;
  }
}
