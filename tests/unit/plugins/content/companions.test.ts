import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { satisfies } from 'semver';
import { describe, expect, test } from 'vitest';
import { companionTable, listCompanions } from '../../../../plugins/content/companions';
import { textOf } from '../../../../plugins/content/text';

const companions = listCompanions('.');

describe('the packages that work with convex', () => {
  test('accept each other at the versions that are installed', () => {
    expect(companions.map(({ name }) => name)).toContain('convex-test');
    const misfits = companions.flatMap(({ name, peers }) =>
      Object.entries(peers).flatMap(([peer, range]) => {
        let version: string;
        try {
          version = JSON.parse(
            readFileSync(join('node_modules', peer, 'package.json'), 'utf8'),
          ).version;
        } catch {
          // A peer that no sample imports.
          return [];
        }
        const fits = satisfies(version, range, { includePrerelease: true });
        return fits ? [] : [`${name} wants ${peer} ${range}, not ${version}`];
      }),
    );
    expect(misfits).toEqual([]);
  });

  test('are in one table with their versions', () => {
    const [head, ...rows] = companionTable('.').children.map(({ children }) =>
      children.map(textOf),
    );
    expect(head).toEqual(['Package', 'Checked version', 'Accepts convex']);
    expect(rows).toEqual(companions.map(({ name, version, range }) => [name, version, range]));
  });
});
