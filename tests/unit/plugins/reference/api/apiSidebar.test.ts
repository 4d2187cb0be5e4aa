import { describe, expect, test } from 'vitest';
import { apiSections } from '../../../../../plugins/reference/api/apiSidebar';
import { apiIndex } from './index.fixture';

interface Item {
  type: string;
  label: string;
  id?: string;
  href?: string;
  items?: Item[];
  collapsible?: boolean;
  customProps?: { html?: string };
}

const sections = apiSections(apiIndex) as Item[];
const groupsOf = (label: string) => sections.find((one) => one.label === label)?.items ?? [];
const titles = (items: Item[]) => items.map(({ label }) => label);

describe('the sidebar of the API', () => {
  test('has a section for each entry point', () => {
    expect(titles(sections)).toEqual([
      'convex/browser',
      'convex/react',
      'convex/server',
      'convex/values',
    ]);
  });

  test('groups the names of an entry point by kind, without groups that are empty', () => {
    expect(titles(groupsOf('convex/server'))).toEqual(['Functions', 'Interfaces', 'Types']);
    expect(groupsOf('convex/server').every(({ collapsible }) => collapsible === false)).toBe(true);
  });

  test('has names that the package exports for its own use at the end', () => {
    const groups = groupsOf('convex/react');
    expect(titles(groups)).toEqual(['Functions', 'Interfaces', 'Internal']);
    expect(titles(groups.at(-1)?.items ?? [])).toEqual(['resetId']);
    expect(titles(groups[0]?.items ?? [])).toEqual(['useQuery', 'useMutation', 'useAction']);
  });

  test('gives each name its page, the badge of its kind, and places where it wraps', () => {
    const [functions, interfaces] = groupsOf('convex/server');
    expect(functions?.items?.[0]).toMatchObject({
      type: 'doc',
      id: 'api/functions/server.defineTable',
      customProps: {
        html: '<i aria-hidden="true">F</i><span>define<wbr>Table</span>',
      },
    });
    expect(interfaces?.items?.[0]?.customProps?.html).toContain('>I</i>');
    expect(groupsOf('convex/values')[0]?.items?.[0]?.customProps?.html).toContain('>V</i>');
  });

  test('lists the types of a page below it', () => {
    const types = groupsOf('convex/server').at(-1)?.items?.[0];
    expect(types).toMatchObject({ type: 'category', label: 'Other types' });
    expect(types?.items).toMatchObject([
      { type: 'link', label: 'Cursor', href: '/api/types/server.other#cursor' },
    ]);
  });
});
