import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

test('a repository has a history, unless it is a shallow clone, whose pages all have one date', () => {
  const source = repository('source', 2);
  expect(hasHistory(source)).toBe(true);
  git(root, 'clone', '--quiet', '--depth=1', `file://${source}`, 'shallow');
  expect(hasHistory(join(root, 'shallow'))).toBe(false);
});

test('the current commit has a date and a full hash, and says when files differ from it', () => {
  // Git counts in seconds.
  const before = Math.floor(Date.now() / 1000) * 1000;
  const directory = repository('current', 1);
  const time = Number(commitDate(directory));
  expect([time >= before, time <= Date.now()]).toEqual([true, true]);
  const commit = currentCommit(directory);
  expect(commit).toMatch(/^[\da-f]{40}$/);
  writeFileSync(join(directory, 'new.mdx'), '');
  expect(currentCommit(directory)).toBe(`${commit}-dirty`);
});
