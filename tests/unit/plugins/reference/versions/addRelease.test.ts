import { describe, expect, test } from 'vitest';
import type { History } from '../../../../../plugins/content/data/history';
import { addRelease } from '../../../../../plugins/reference/versions/addRelease';
import type { Changes } from '../../../../../plugins/reference/versions/compareSurfaces';

const nothing: Changes = { new: [], deprecated: [], restored: [], removed: [], renamed: [] };
const start: History = { package: 'tiny', releases: { '1.0.0': {} } };

function add(history: History, version: string, api: Partial<Changes>): History {
  return addRelease(history, version, { api: { ...nothing, ...api }, cli: nothing });
}

describe('a release added to the history', () => {
  test('has its changes in order, and no empty lists', () => {
    const { releases } = add(start, '1.1.0', { new: ['server/b', 'server/a'] });
    expect(releases).toEqual({ '1.0.0': {}, '1.1.0': { api: { new: ['server/a', 'server/b'] } } });
    expect(Object.keys(releases)).toEqual(['1.0.0', '1.1.0']);
  });

  test('renames earlier keys, with the parts of the renamed one', () => {
    const before = add(start, '1.1.0', { new: ['server/get#id.key', 'server/getAll'] });
    const { releases } = add(before, '1.2.0', { renamed: [['server/get', 'server/get(id)']] });
    expect(releases['1.1.0']?.api?.new).toEqual(['server/get(id)#id.key', 'server/getAll']);
  });

  test('forgets that a name was deprecated when it no longer is', () => {
    const before = add(start, '1.1.0', { deprecated: ['server/a', 'server/b'] });
    const { releases } = add(before, '1.2.0', { restored: ['server/a'] });
    expect(releases['1.1.0']?.api?.deprecated).toEqual(['server/b']);
  });
});
