import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { limitOf, parseLimits } from '../../../../plugins/content/data/limits';
import { limitsTable, limitsTables } from '../../../../plugins/content/data/limitsTable';
import {
  componentGroups,
  officialComponents,
  officialComponentsTable,
  roleActions,
  roleActionsTable,
  roleResources,
} from '../../../../plugins/content/data/listTables';
import samples from '../../../../plugins/samples/package.json' with { type: 'json' };
import { textOf } from '../../../../src/lib/mdast';
import { pageFrom } from './pageFrom';

describe('the list of limits', () => {
  test('has one value for each name, plan and class of deployments', () => {
    const lines = (second: string) =>
      `- { name: action time, value: 30 minutes }\n- { name: action time, ${second} }`;
    expect(parseLimits(lines('value: { S16: 5 minutes }')).size).toBe(2);
    expect(() => parseLimits(lines('value: 10 minutes'))).toThrow('"action time" has two values');
    expect(limitOf('concurrent queries', 'S256')?.value).toBe('256');
    expect(limitOf('concurrent queries')).toBeUndefined();
  });

  test('has the values that pages show', () => {
    const { markdown } = pageFrom('---\ntitle: A\n---\n\nIt has <Limit name="action time" />.\n');
    expect(JSON.stringify(markdown)).toContain('It has 30 minutes.');
  });
});

describe('a table of limits', () => {
  const cells = (of: string) =>
    limitsTable(of).children.map((row) => row.children.map((cell) => textOf(cell)));

  test('has the amounts and prices of each plan', () => {
    expect(cells('database')).toEqual([
      ['In a month', 'Free', 'Starter', 'Professional', 'Business and Enterprise'],
      [
        'Database storage',
        '0.5 GB',
        '0.5 GB, then $0.22 per further GB',
        '50 GB, then $0.20 per further GB',
        '$0.20 per GB; dedicated: $0.45',
      ],
      [
        'Database I/O (bandwidth)',
        '1 GB',
        '1 GB, then $0.22 per further GB',
        '50 GB, then $0.20 per further GB',
        '$0.20 per GB; dedicated: $0.15',
      ],
    ]);
    expect(cells('functions')[2]?.at(-1)).toBe(
      'Convex runtime: $0.16 per GB-hour; Node.js: $0.32 per GB-hour',
    );
    expect(cells('functions').at(-1)?.at(-1)).toBe('Free; dedicated: $0.45 per GB-hour');
  });

  test('has the values of each class', () => {
    expect(cells('concurrency').slice(0, 2)).toEqual([
      ['A deployment of class', 'S16', 'S256', 'D1024', 'D2048'],
      ['Queries', '16', '256', '1,024', '2,048'],
    ]);
  });

  test('says which plans a column is about', () => {
    const [, , second] = limitsTable('classes').children[0]?.children ?? [];
    expect(second?.data?.hProperties?.['data-plans']).toBe('professional business enterprise');
  });

  test.each(limitsTables)('%s is complete', (of) => {
    const [[, ...head] = [], ...rows] = cells(of);
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) expect(row, row[0]).toHaveLength(head.length + 1);
    if (of !== 'example') expect(rows.flat().filter((cell) => cell === '')).toEqual([]);
  });

  test('is what the worked example adds up to', () => {
    const rows = cells('example');
    expect(rows[1]).toEqual(['Function calls', '4,000,000', '1,000,000', '3,000,000', '$6.60']);
    expect(rows.at(-1)).toEqual(['Sum', '', '', '', '$12.76']);
  });
});

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

test('each action is there once, and in one table', () => {
  const names = roleActions.map(({ action }) => action);
  expect(new Set(names).size).toBe(names.length);
  const rows = roleResources.flatMap((resource) => roleActionsTable(resource).children.slice(1));
  expect(rows).toHaveLength(roleActions.length);
});

test('a table says what each role may do, and of deployments what a key may', () => {
  const [head, first] = roleActionsTable('Deployments: change').children;
  expect(head?.children.map(textOf).at(-1)).toBe('Deploy key');
  expect(first?.children.map(textOf)).toEqual([
    'deployment:create',
    'Create a deployment',
    'Yes',
    'Outside production',
    'Yes',
    'No',
  ]);
  expect(roleActionsTable('Billing').children[0]?.children).toHaveLength(5);
});
