import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fullVariables } from '../../../../scripts/build/docusaurusCommand.mts';
import { deployProblems } from '../../../../scripts/delivery/deployProblems.mts';
import { currentCommit } from '../../../../src/site/git';
import { temporaryFolder, write } from '../../folder';

const root = temporaryFolder();
const dir = join(root, '.git/build');
const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
execFileSync('git', ['init', '--quiet', root]);
const commit = ['commit', '--quiet', '--no-gpg-sign', '--allow-empty', '--message', 'First'];
execFileSync('git', [...author, ...commit], { cwd: root });

const current = currentCommit(root) ?? '';
const { ALGOLIA_APP_ID, POSTHOG_KEY } = fullVariables;

test.each([
  ['of the current commit', current, 'start("phc_real")', []],
  ['of another commit', '0'.repeat(40), '', [/^The build is of 0+, not of [\da-f]{40}\./]],
  ['of changes that are gone', `${current}-dirty`, '', [/^The build is of [\da-f]+-dirty, not/]],
  ['of an unknown commit', undefined, '', [/^The build is of an unknown commit, not of/]],
  [
    'with made-up variables of the tests',
    current,
    `a("${POSTHOG_KEY}");b("${ALGOLIA_APP_ID}")`,
    [/for ALGOLIA_APP_ID, POSTHOG_KEY\./],
  ],
])('a build %s has the problems that it should', (_, built, script, problems) => {
  write(dir, 'edge/site.json', JSON.stringify({ commit: built }));
  write(dir, 'assets/main.js', script);
  expect(deployProblems({ root, dir })).toEqual(problems.map((one) => expect.stringMatching(one)));
});

test('a working tree with changes is a problem, also if the build was made from them', () => {
  write(root, 'new.mdx', 'New');
  const built = JSON.stringify({ commit: currentCommit(root) });
  write(dir, 'edge/site.json', built);
  write(dir, 'assets/main.js', '');
  expect(deployProblems({ root, dir })).toEqual([expect.stringMatching(/tree has changes/)]);
});
