import { describe, expect, test } from 'vitest';
import { pruneVersionMetadata } from '../../../../../plugins/delivery/patches/leanVersion';

describe('pruneVersionMetadata', () => {
  test('keeps the sidebar and drops titles and descriptions of all docs', () => {
    const version = {
      version: 'current',
      docsSidebars: { docs: [1] },
      docs: { home: { title: 'A' } },
    };
    expect(JSON.parse(pruneVersionMetadata(JSON.stringify({ version })))).toEqual({
      version: { version: 'current', docsSidebars: { docs: [1] }, docs: {} },
    });
  });

  test('keeps of an item of the sidebar what is shown, that it is a doc, and that it is unlisted', () => {
    const items = [
      { type: 'link', href: '/a', docId: 'a', unlisted: false },
      { type: 'link', href: '/b', docId: 'b', unlisted: true },
      { type: 'link', href: '/c#d', label: 'D' },
    ];
    const source = JSON.stringify({ version: { docsSidebars: { docs: items } } });
    expect(JSON.parse(pruneVersionMetadata(source)).version.docsSidebars.docs).toEqual([
      { type: 'link', href: '/a', docId: 1 },
      { type: 'link', href: '/b', docId: 1, unlisted: true },
      { type: 'link', href: '/c#d', label: 'D' },
    ]);
  });

  test('leaves the props of other routes', () => {
    expect(pruneVersionMetadata('{"tag":{"docs":{}}}')).toBe('{"tag":{"docs":{}}}');
  });
});
