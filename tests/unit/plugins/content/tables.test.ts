import { readFileSync } from 'node:fs';
import { satisfies } from 'semver';
import { describe, expect, test } from 'vitest';
import { limitOf, parseLimits } from '../../../../plugins/content/data/limits';
import { limitsTable, limitsTables } from '../../../../plugins/content/data/limitsTable';
import {
  componentGroups,
  officialComponents,
  officialComponentsTable,
} from '../../../../plugins/content/data/officialComponents';
import {
  roleActions,
  roleActionsTable,
  roleResources,
} from '../../../../plugins/content/data/roleActions';
import samples from '../../../../plugins/samples/package.json' with { type: 'json' };
import { textOf } from '../../../../src/lib/mdast';
import { pageFrom } from './pageFrom';

const page = (body: string) =>
  `---\ntitle: Actions\ndescription: What actions can do, how long they run and what they cost in the end.\nkind: explanation\n---\n\nActions call other services.\n\n${body}\n`;

const findingsOf = (body: string, file = 'docs/page.mdx') =>
  pageFrom(page(body), file)
    .findings.filter(({ rule }) => rule.startsWith('limit-'))
    .map(({ line, message }) => `${line}: ${message}`);

describe('the list of limits', () => {
  test('has one value for each name and plan', () => {
    const lines = (second: string) =>
      `- { name: action time, value: 30 minutes }\n- { name: action time, ${second} }`;
    expect(parseLimits(lines('value: { S16: 5 minutes }')).size).toBe(2);
    expect(() => parseLimits(lines('value: 10 minutes'))).toThrow('"action time" has two values');
  });

  test('tells classes of deployments apart', () => {
    expect(limitOf('concurrent queries', 'S16')?.value).toBe('16');
    expect(limitOf('concurrent queries', 'S256')?.value).toBe('256');
    expect(limitOf('concurrent queries')).toBeUndefined();
  });
});

describe('a page', () => {
  test('shows the value of a limit', () => {
    const { markdown } = pageFrom(page('It has <Limit name="action time" />.'), 'docs/page.mdx');
    expect(JSON.stringify(markdown)).toContain('It has 30 minutes.');
  });

  test('can’t name a limit that isn’t listed', () => {
    expect(findingsOf('It has <Limit name="action tim" />.')).toEqual([
      '9: There is no limit "action tim". Did you mean "action time"?',
    ]);
  });

  test('can’t state a limit with a different number', () => {
    expect(findingsOf('Here actions can run for 10 minutes.')).toEqual([
      expect.stringContaining(
        '9: "actions can run for 10 minutes" is not the limit "action time", which is 30.',
      ),
    ]);
    expect(findingsOf('Here actions can run for 30 minutes, and meals take 10.')).toEqual([]);
  });
});

test('the page of limits has a row for each', () => {
  const [first] = findingsOf('## Time {/* #time */}', 'docs/production/state/limits.mdx');
  expect(first).toContain('is missing, and the limit');
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
    expect(cells('functions').at(-1)).toEqual([
      'Query and mutation compute',
      'Free',
      'Free',
      'Free',
      'Free; dedicated: $0.45 per GB-hour',
    ]);
  });

  test('has the values of each class', () => {
    expect(cells('concurrency').slice(0, 2)).toEqual([
      ['A deployment of class', 'S16', 'S256', 'D1024', 'D2048'],
      ['Queries', '16', '256', '1,024', '2,048'],
    ]);
  });

  test('says which plans a column is about', () => {
    const [head] = limitsTable('classes').children;
    expect(head?.children.map(({ data }) => data?.hProperties?.['data-plans'])).toEqual([
      undefined,
      'free starter business enterprise',
      'professional business enterprise',
      'business enterprise',
      'business enterprise',
    ]);
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

test('each action is there once, and in one table', () => {
  const names = roleActions.map(({ action }) => action);
  expect(new Set(names).size).toBe(names.length);
  const rows = roleResources.flatMap((resource) => roleActionsTable(resource).children.slice(1));
  expect(rows).toHaveLength(roleActions.length);
});

test('developers change only deployments outside production, and a key has actions of deployments', () => {
  const changes = roleActions.filter(({ resource }) => resource === 'Deployments: change');
  expect(new Set(changes.map(({ developer }) => developer))).toEqual(new Set(['non-production']));
  const ofKeys = roleActions.filter(({ deployKey }) => deployKey).map(({ action }) => action);
  expect(ofKeys.filter((action) => !action.startsWith('deployment:'))).toEqual([]);
  expect(ofKeys).toHaveLength(25);
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
