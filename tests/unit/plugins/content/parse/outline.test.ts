import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { expect, test } from 'vitest';
import { outlineOf, pagesOf, type Section } from '../../../../../plugins/content/parse/outline';

const doc = (id: string, route = `/${id}`) => ({
  id,
  route,
  label: `The ${id} page`,
  description: `About ${id}.`,
});

const category = (label: string, items: object[], more: object = {}) => ({
  type: 'category',
  label,
  items,
  ...more,
});

const outline = (items: object[], docs: ReturnType<typeof doc>[]) =>
  outlineOf({ docs: items } as unknown as LoadedVersion['sidebars'], docs);

test('follows the sidebar: groups, sections with their own page first, labels of the sidebar', () => {
  const items = [
    { type: 'doc', id: 'home', label: 'Home' },
    category(
      'Platform',
      [
        { type: 'doc', id: 'realtime' },
        category('Database', [{ type: 'doc', id: 'schemas', label: 'Schemas' }], {
          link: { type: 'doc', id: 'database' },
        }),
      ],
      { collapsible: false },
    ),
  ];
  const docs = ['schemas', 'database', 'realtime', 'home'].map((id) => doc(id));
  expect(outline(items, docs)).toEqual([
    { route: '/home', label: 'Home', description: 'About home.' },
    {
      label: 'Platform',
      path: '/platform',
      isGroup: true,
      items: [
        { route: '/realtime', label: 'The realtime page', description: 'About realtime.' },
        {
          label: 'Database',
          path: '/database',
          isGroup: false,
          items: [
            { route: '/database', label: 'The database page', description: 'About database.' },
            { route: '/schemas', label: 'Schemas', description: 'About schemas.' },
          ],
        },
      ],
    },
  ]);
});

test('puts a section without a page into a folder of the section that contains it', () => {
  const items = [
    category('API', [category('Type groups', [{ type: 'doc', id: 'types' }])], {
      link: { type: 'doc', id: 'api' },
    }),
  ];
  const [api] = outline(items, [doc('api', '/api/modules/server'), doc('types')]) as Section[];
  expect(api?.items[1]).toMatchObject({ path: '/api/modules/server/type-groups' });
});

test('lists each page once, and those outside the sidebar at the end', () => {
  const items = [
    { type: 'doc', id: 'a' },
    { type: 'ref', id: 'a' },
    { type: 'link', href: 'https://example.com' },
    // Pages with another sidebar.
    { type: 'link', label: 'Create project', href: '/c' },
  ];
  const found = outline(items, [doc('z'), doc('b'), doc('c'), doc('a')]);
  expect(pagesOf({ items: found }).map(({ route }) => route)).toEqual(['/a', '/c', '/b', '/z']);
  expect(found[1]).toMatchObject({ label: 'Create project' });
  expect(found.at(-1)).toMatchObject({ label: 'More pages', isGroup: true });
});
