import { describe, expect, test } from 'vitest';
import { pruneGlobalData } from '../../../../../plugins/delivery/patches/leanGlobalData';

describe('pruneGlobalData', () => {
  const version = (name: string) => ({
    name,
    docs: [{ id: 'home' }, { id: 'realtime' }],
    mainDocId: 'home',
  });
  const data = (...names: string[]) => ({
    'docusaurus-plugin-content-docs': { default: { path: '/', versions: names.map(version) } },
    other: { default: { a: 1 } },
  });

  test('drops all docs but the main one where there is one version, and nothing else', () => {
    const lean = data('current');
    for (const { docs } of lean['docusaurus-plugin-content-docs'].default.versions) docs.length = 1;
    expect(JSON.parse(pruneGlobalData(JSON.stringify(data('current'))))).toEqual(lean);
  });

  test('keeps the lists where there are several, as versions link to each other', () => {
    const source = data('current', '1.0');
    expect(JSON.parse(pruneGlobalData(JSON.stringify(source)))).toEqual(source);
  });
});
