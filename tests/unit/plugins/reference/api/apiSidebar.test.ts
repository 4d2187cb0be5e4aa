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
});
