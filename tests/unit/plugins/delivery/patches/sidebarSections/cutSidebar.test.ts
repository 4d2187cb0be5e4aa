import { describe, expect, test } from 'vitest';
import {
  cutSidebar,
  type SidebarItem,
  type VersionProps,
} from '../../../../../../plugins/delivery/patches/sidebarSections/cutSidebar';

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

const places = (inShards: string[], inMain: string[] = []) => ({
  inShards: new Set(inShards),
  inMain: new Set(inMain),
});

function cut(items: SidebarItem[], where = places(['auth', 'auth clerk', 'auth debug', 'x'])) {
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
        pages: ['auth', 'x', 'auth debug', 'auth clerk'],
        items: auth.items,
      },
    ]);
  });

  test('numbers the sections of a version', () => {
    const { sections } = cut([section('/auth', [link('/x')]), section('/x', [link('/auth')])]);
    expect(sections.map(({ id }) => id)).toEqual(['default/current/0', 'default/current/1']);
  });

  test('leaves a section whole when one of its pages is known from the start', () => {
    const where = places(['auth clerk'], ['auth debug']);
    expect(cut([auth], where)).toEqual({ items: [auth], sections: [] });
  });

  test('leaves a section whole when none of its pages is in a shard', () => {
    const outside = section(undefined, [link('https://example.com'), { type: 'html' }]);
    expect(cut([outside]).items).toEqual([outside]);
  });

  test('finds a section by its own page when its items lead elsewhere', () => {
    const { items, sections } = cut([section('/auth/', [link('https://example.com')])]);
    expect(items[0]).not.toHaveProperty('items');
    expect(sections).toHaveLength(1);
  });

  test('finds a section without a page by the first of its pages', () => {
    const { items } = cut([section(undefined, [link('/x')])]);
    expect(items[0]?.items).toEqual([{ type: 'link', href: '/x', label: '' }]);
  });

  test('hides a section whose pages are all unlisted', () => {
    const hidden = section(undefined, [link('/x', { unlisted: true })]);
    expect(cut([hidden]).items[0]?.items).toEqual([
      { type: 'link', href: '/x', label: '', unlisted: true },
    ]);
  });

  test('leaves the props of other routes', () => {
    const props: VersionProps = JSON.parse('{"tag":{"items":[]}}');
    expect(cutSidebar(props, places([]))).toEqual({ props, sections: [] });
  });
});
