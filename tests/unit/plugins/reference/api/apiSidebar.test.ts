import { expect, test } from 'vitest';
import { apiSections } from '../../../../../plugins/reference/api/apiSidebar';
import { apiIndex } from './index.fixture';

test('the sidebar has a section for each entry point, with the page of each name, its badge and where it wraps', () => {
  const sections = apiSections(apiIndex);
  expect(sections.map((section) => (section as { label?: string }).label)).toEqual([
    'convex/browser',
    'convex/react',
    'convex/server',
    'convex/values',
  ]);
  expect(sections[2]).toMatchObject({
    items: [
      {
        label: 'Functions',
        items: [
          {
            type: 'doc',
            id: 'api/functions/server.defineTable',
            customProps: {
              html: '<i aria-hidden="true">F</i><span>define<wbr>Table</span>',
            },
          },
        ],
      },
      { label: 'Interfaces', items: [{ id: 'api/interfaces/server.TableDefinition' }] },
      { label: 'Types', items: [{ items: [{ href: '/api/types/server.other#cursor' }] }] },
    ],
  });
});
