import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { fullVariables } from '../../../../scripts/build/fullBuild.mts';
import { deployProblems } from '../../../../scripts/delivery/deployProblems.mts';
import { currentCommit } from '../../../../src/site/history';

const root = mkdtempSync(join(tmpdir(), 'deploy-'));
afterAll(() => rmSync(root, { recursive: true }));

let count = 0;

/** A build with one script, in its own folder. */
function build({ commit, script = '' }: { commit: string | undefined; script?: string }): string {
  count += 1;
  const dir = join(root, `build-${count}`);
  mkdirSync(join(dir, 'assets/js'), { recursive: true });
  mkdirSync(join(dir, 'edge'));
  writeFileSync(join(dir, 'edge/site.json'), JSON.stringify({ commit }));
  writeFileSync(join(dir, 'assets/js/main.js'), script);
  return dir;
}

/** A repository with one commit. */
function repository(): string {
  count += 1;
  const directory = join(root, `repository-${count}`);
  mkdirSync(directory);
  writeFileSync(join(directory, 'page.mdx'), 'Hello');
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  for (const command of [
    ['init', '--quiet'],
    ['add', '.'],
    ['commit', '--quiet', '--no-gpg-sign', '--message', 'First'],
  ]) {
    execFileSync('git', [...identity, ...command], { cwd: directory, stdio: 'pipe' });
  }
  return directory;
}

describe('a deployment', () => {
  test('accepts a build of the current commit, whatever its own variables are', () => {
    const clean = repository();
    const script = `start("https://us.i.posthog.com", "phc_real")`;
    expect(
      deployProblems({ root: clean, dir: build({ commit: currentCommit(clean), script }) }),
    ).toEqual([]);
  });

  test.each([
    ['a changed file', 'page.mdx'],
    ['a file that git does not know', 'new.mdx'],
  ])('refuses a tree with %s', (_, file) => {
    const directory = repository();
    const before = build({ commit: currentCommit(directory) });
    writeFileSync(join(directory, file), 'Changed');
    expect(deployProblems({ root: directory, dir: before })[0]).toMatch(/^The working tree has/);
    // Neither one that was built from these changes.
    const after = build({ commit: currentCommit(directory) });
    expect(deployProblems({ root: directory, dir: after })).toHaveLength(1);
  });

  test.each([
    ['another commit', (commit: string) => `${commit.slice(0, -1)}x`],
    ['changes that are gone', (commit: string) => `${commit}-dirty`],
    ['an unknown commit', () => undefined],
  ])('refuses a build of %s', (_, change) => {
    const directory = repository();
    const dir = build({ commit: change(currentCommit(directory) ?? '') });
    expect(deployProblems({ root: directory, dir })).toEqual([
      expect.stringMatching(/^The build is of .*, not of [\da-f]{40}\. Run `npm run build`\.$/),
    ]);
  });

  test('refuses a folder without a repository', () => {
    expect(deployProblems({ root, dir: build({ commit: undefined }) })[0]).toMatch(
      /not a git repository/,
    );
  });

  test('refuses a build with the made-up variables of tests, and names them', () => {
    const clean = repository();
    const { POSTHOG_KEY, ALGOLIA_APP_ID } = fullVariables;
    const script = `a("${POSTHOG_KEY}");b("${ALGOLIA_APP_ID}")`;
    expect(
      deployProblems({ root: clean, dir: build({ commit: currentCommit(clean), script }) }),
    ).toEqual([expect.stringContaining('for ALGOLIA_APP_ID, POSTHOG_KEY.')]);
  });
});
