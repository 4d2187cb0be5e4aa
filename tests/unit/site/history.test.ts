import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commitDate, currentCommit, hasHistory } from '../../../src/site/history';

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'history-'));
});
afterAll(() => rmSync(root, { recursive: true }));

function git(directory: string, ...args: string[]) {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  execFileSync('git', [...identity, ...args], { cwd: directory, stdio: 'pipe' });
}

function repository(name: string, commits: number): string {
  const directory = join(root, name);
  mkdirSync(directory);
  git(directory, 'init', '--quiet');
  for (let commit = 0; commit < commits; commit += 1) {
    git(directory, 'commit', '--quiet', '--allow-empty', '--no-gpg-sign', '--message', `${commit}`);
  }
  return directory;
}

describe('hasHistory', () => {
  test('says yes for a repository with commits, below its root as well', () => {
    const directory = repository('normal', 2);
    expect(hasHistory(directory)).toBe(true);
    const below = join(directory, 'site');
    mkdirSync(below);
    expect(hasHistory(below)).toBe(true);
  });

  test('says no for a shallow clone, whose pages would all have the date of the clone', () => {
    const source = repository('source', 2);
    git(root, 'clone', '--quiet', '--depth=1', `file://${source}`, 'shallow');
    expect(hasHistory(join(root, 'shallow'))).toBe(false);
    git(root, 'clone', '--quiet', `file://${source}`, 'full');
    expect(hasHistory(join(root, 'full'))).toBe(true);
  });
});

describe('commitDate', () => {
  test('is when the current commit was made', () => {
    // Git counts in seconds.
    const before = Math.floor(Date.now() / 1000) * 1000;
    const time = Number(commitDate(repository('dated', 1)));
    expect(time).toBeGreaterThanOrEqual(before);
    expect(time).toBeLessThanOrEqual(Date.now());
  });
});

describe('currentCommit', () => {
  test('is the full hash, and says when files differ from it', () => {
    const directory = repository('current', 1);
    const commit = currentCommit(directory);
    expect(commit).toMatch(/^[\da-f]{40}$/);
    writeFileSync(join(directory, 'new.mdx'), '');
    expect(currentCommit(directory)).toBe(`${commit}-dirty`);
  });
});
