import { readFileSync } from 'node:fs';
import { satisfies } from 'semver';
import { describe, expect, test } from 'vitest';
import {
  componentGroups,
  officialComponents,
  officialComponentsTable,
} from '../../../../plugins/content/data/officialComponents';
import samples from '../../../../plugins/samples/package.json' with { type: 'json' };
import { textOf } from '../../../../src/lib/mdast';

const manifest = (name: string) =>
  JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));

describe('the official components', () => {
  test('have the versions and ranges of those that samples use', () => {
    const pinned = officialComponents.filter(
      ({ package: name }) => name in samples.devDependencies,
    );
    expect(pinned.length).toBeGreaterThan(5);
    for (const { package: name, version, range } of pinned) {
      const { version: actual, peerDependencies } = manifest(name);
      expect([name, version, range]).toEqual([name, actual, peerDependencies.convex]);
    }
  });

  test('accept the documented release', () => {
    const { version } = manifest('convex');
    const misfits = officialComponents.filter(({ range }) => !satisfies(version, range));
    expect(misfits).toEqual([]);
  });

  test('are in one table for each group', () => {
    const tables = componentGroups.map(officialComponentsTable);
    const rows = tables.flatMap(({ children }) => children.slice(1));
    expect(rows).toHaveLength(officialComponents.length);
    expect(rows[0]?.children.map(textOf)).toEqual([
      'Workflow',
      'Long-running flows, written as code',
      '0.4.8',
      '^1.36.1',
    ]);
  });
});
