import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fullVariables } from '../../../../scripts/build/fullBuild.mts';
import { deployProblems } from '../../../../scripts/delivery/deployProblems.mts';
import { currentCommit } from '../../../../src/site/history';

let root: string;

/** What a deployment of the repository says, whose build has a commit and a script. */
function problems(commit: string | undefined, script = ''): string[] {
  const dir = join(root, '.git/build');
  mkdirSync(join(dir, 'assets'), { recursive: true });
  mkdirSync(join(dir, 'edge'), { recursive: true });
  writeFileSync(join(dir, 'edge/site.json'), JSON.stringify({ commit }));
  writeFileSync(join(dir, 'assets/main.js'), script);
  return deployProblems({ root, dir });
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'deploy-'));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root });
  git('init', '--quiet');
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  git(...identity, 'commit', '--quiet', '--no-gpg-sign', '--allow-empty', '--message', 'First');
});
afterAll(() => rmSync(root, { recursive: true }));

test('a build of the current commit can be deployed', () => {
  expect(problems(currentCommit(root), 'start("phc_real")')).toEqual([]);
});

test('a tree with changes is refused, also if the build was made from them', () => {
  writeFileSync(join(root, 'new.mdx'), 'New');
  expect(problems(currentCommit(root))).toEqual([expect.stringMatching(/tree has changes/)]);
  rmSync(join(root, 'new.mdx'));
});

test.each([undefined, `${'0'.repeat(40)}`])('a build of %s is refused', (commit) => {
  expect(problems(commit)).toEqual([expect.stringMatching(/^The build is of .*, not of [\da-f]+/)]);
});

test('a build with the made-up variables of tests is refused', () => {
  const { POSTHOG_KEY, ALGOLIA_APP_ID } = fullVariables;
  const script = `a("${POSTHOG_KEY}");b("${ALGOLIA_APP_ID}")`;
  expect(problems(currentCommit(root), script)).toEqual([
    expect.stringContaining('for ALGOLIA_APP_ID, POSTHOG_KEY.'),
  ]);
});
