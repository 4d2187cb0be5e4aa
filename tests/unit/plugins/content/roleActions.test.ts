import { expect, test } from 'vitest';
import {
  roleActions,
  roleActionsTable,
  roleResources,
} from '../../../../plugins/content/data/roleActions';
import { textOf } from '../../../../src/lib/mdast';

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
