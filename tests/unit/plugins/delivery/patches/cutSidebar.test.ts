import { describe, expect, test } from 'vitest';
import {
  cutSidebar,
  type SidebarItem,
} from '../../../../../plugins/delivery/patches/sidebarSections';

const link = (href: string, more: object = {}): SidebarItem => ({
  type: 'link',
  href,
  label: href,
  ...more,
});
const section = (href: string | undefined, items: SidebarItem[]): SidebarItem => ({
  type: 'category',
  label: 'Section',
  collapsible: true,
  ...(href !== undefined && { href }),
  items,
});
const group = (...items: SidebarItem[]): SidebarItem => ({
  type: 'category',
  label: 'Group',
  collapsible: false,
  items,
});

const places = (inFiles: string[], inMain: string[] = []) => ({
  inFiles: new Set(inFiles),
  inMain: new Set(inMain),
});

function cut(items: SidebarItem[], where = places(['auth', 'auth/clerk', 'auth/debug', 'x'])) {
  const version = { pluginId: 'default', version: 'current', docsSidebars: { docs: items } };
  const { props, sections } = cutSidebar({ version }, where);
  return { items: props.version.docsSidebars.docs ?? [], sections };
}

describe('cutSidebar', () => {
  const nested = section('/auth/debug', [link('/auth/clerk')]);
  const auth = section('/auth/', [link('/x', { unlisted: true }), nested]);

  test('takes the items out of the outermost collapsible categories', () => {
    const { items, sections } = cut([link('/home'), group(auth)]);
    const { items: _, ...skeleton } = auth;
    expect(items).toEqual([
      link('/home'),
      group({ ...skeleton, section: 'default/current/0' } as SidebarItem),
    ]);
    expect(sections).toEqual([
      {
        id: 'default/current/0',
        pages: ['auth', 'x', 'auth/debug', 'auth/clerk'],
        items: auth.items,
      },
    ]);
  });

  test('leaves a section whole when one of its pages is known from the start', () => {
    const where = places(['auth/clerk'], ['auth/debug']);
    expect(cut([auth], where)).toEqual({ items: [auth], sections: [] });
  });

  test('hides a section whose pages are all unlisted', () => {
    const hidden = section(undefined, [link('/x', { unlisted: true })]);
    expect(cut([hidden]).items[0]?.items).toEqual([
      { type: 'link', href: '/x', label: '', unlisted: true },
    ]);
  });
});
