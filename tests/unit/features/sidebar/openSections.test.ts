import type { PropSidebarItem, PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';
import { describe, expect, test } from 'vitest';
import {
  containsPage,
  isSectionOpen,
  type OpenSections,
  sectionKey,
  toggleSection,
} from '../../../../src/features/sidebar/openSections';

function link(href: string): PropSidebarItem {
  return { type: 'link', href, label: href };
}

function section(href: string, items: PropSidebarItem[]): PropSidebarItemCategory {
  return { type: 'category', href, label: href, items, collapsible: true, collapsed: true };
}

const nested = section('/database/reading-data', [link('/database/reading-data/indexes')]);
const database = section('/database', [link('/database/schemas'), nested]);
const functions = section('/functions', [link('/functions/actions')]);

describe('containsPage', () => {
  test.each([
    ['its own page', '/database', true],
    ['a page below', '/database/schemas', true],
    ['a page two levels below', '/database/reading-data/indexes', true],
    ['another page', '/functions', false],
    ['a page whose address only begins alike', '/database/schemas-old', false],
  ])('says for %s: %s is %s', (_what, path, expected) => {
    expect(containsPage(database, path)).toBe(expected);
  });

  test("returns false for an item that isn't a page", () => {
    expect(containsPage({ type: 'html', value: '/a' }, '/a')).toBe(false);
  });
});

describe('a section', () => {
  test('is open if it contains the open page', () => {
    expect(isSectionOpen({}, 0, database, '/database/schemas')).toBe(true);
    expect(isSectionOpen({}, 0, functions, '/database/schemas')).toBe(false);
  });

  test('closes when it is toggled, even if it contains the open page', () => {
    const open = toggleSection({}, 0, database, '/database/schemas');
    expect(isSectionOpen(open, 0, database, '/database/schemas')).toBe(false);
  });

  test('opens when it is toggled and closes its siblings', () => {
    const open = toggleSection({}, 0, functions, '/database/schemas');
    expect(isSectionOpen(open, 0, functions, '/database/schemas')).toBe(true);
    expect(isSectionOpen(open, 0, database, '/database/schemas')).toBe(false);
  });

  test('leaves sections of other levels as they are', () => {
    const path = '/database/reading-data/indexes';
    const open = toggleSection({}, 1, nested, path);
    expect(isSectionOpen(open, 1, nested, path)).toBe(false);
    expect(isSectionOpen(open, 0, database, path)).toBe(true);
  });

  test('is as before when it is toggled twice', () => {
    const path = '/home';
    let open: OpenSections = {};
    for (let time = 0; time < 2; time += 1) open = toggleSection(open, 0, database, path);
    expect(isSectionOpen(open, 0, database, path)).toBe(false);
  });

  test('without its own page is identified by its label', () => {
    expect(sectionKey({ ...database, href: undefined })).toBe('/database');
    expect(sectionKey({ ...database, href: undefined, label: 'Database' })).toBe('Database');
  });
});
