import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hasHistory } from '../../../src/site/git';
import { temporaryFolder } from '../folder';

test('a repository has a history, unless it is a shallow clone, whose pages all have one date', () => {
  const root = temporaryFolder();
  const [source, shallow] = [join(root, 'source'), join(root, 'shallow')];
  const git = (...args: string[]) => execFileSync('git', args, { stdio: 'pipe' });
  git('init', '--quiet', source);
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  for (const message of ['First', 'Second']) {
    git('-C', source, ...author, 'commit', '--no-gpg-sign', '--allow-empty', '-m', message);
  }
  git('clone', '--quiet', '--depth=1', `file://${source}`, shallow);
  expect([source, shallow].map(hasHistory)).toEqual([true, false]);
});
