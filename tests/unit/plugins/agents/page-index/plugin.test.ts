import type { LoadContext, Plugin } from '@docusaurus/types';
import { expect, test, vi } from 'vitest';
import pageIndex from '../../../../../plugins/agents/page-index/plugin';

type AllContentLoaded = NonNullable<Plugin['allContentLoaded']>;

const doc = (id: string, title: string, more: object = {}) => ({
  id,
  permalink: `/docs/${id}`,
  source: `@site/docs/${id}.mdx`,
  slug: `/${id}`,
  title,
  description: `About ${title}.`,
  unlisted: false,
  frontMatter: {},
  ...more,
});
const docs = [
  doc('other', 'Other'),
  doc('functions/actions', 'Actions'),
  doc('functions', 'Functions'),
  doc('draft', 'Draft', { unlisted: true }),
];
const sidebars = {
  docs: [
    {
      type: 'category',
      label: 'Functions',
      link: { type: 'doc', id: 'functions' },
      items: [{ type: 'doc', id: 'functions/actions' }],
    },
  ],
};

test('a page lists every listed page in the order of the sidebar', async () => {
  const data = new Map<string, unknown>();
  const addRoute = vi.fn();
  await pageIndex({ siteDir: '.', baseUrl: '/docs/' } as LoadContext).allContentLoaded?.({
    allContent: {
      'docusaurus-plugin-content-docs': { default: { loadedVersions: [{ docs, sidebars }] } },
    },
    actions: {
      createData: async (name: string, value: unknown) => {
        data.set(name, value);
        return name;
      },
      addRoute,
    },
  } as unknown as Parameters<AllContentLoaded>[0]);
  expect(data.get('all-pages.json')).toEqual([
    {
      label: 'Functions',
      items: [
        { label: 'Functions', path: '/functions' },
        { label: 'Actions', path: '/functions/actions' },
      ],
    },
    { label: 'More pages', items: [{ label: 'Other', path: '/other' }] },
  ]);
  expect(data.get('pages.json')).toHaveLength(3);
  expect(addRoute).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ path: '/docs/all-pages', modules: { items: 'all-pages.json' } }),
  );
});
