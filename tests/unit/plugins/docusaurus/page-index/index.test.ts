import type { Plugin } from '@docusaurus/types';
import { describe, expect, test, vi } from 'vitest';
import pageIndex from '../../../../../plugins/docusaurus/page-index';

type AllContentLoaded = NonNullable<Plugin['allContentLoaded']>;

async function indexOf(docs: object[]): Promise<unknown> {
  const createData = vi.fn();
  const allContent = {
    'docusaurus-plugin-content-docs': { default: { loadedVersions: [{ docs, sidebars: {} }] } },
  };
  await pageIndex().allContentLoaded?.({
    allContent,
    actions: { createData },
  } as unknown as Parameters<AllContentLoaded>[0]);
  expect(createData).toHaveBeenCalledExactlyOnceWith('pages.json', expect.anything());
  return createData.mock.calls[0]?.[1];
}

const doc = (permalink: string, title: string, more: object = {}) => ({
  permalink,
  slug: permalink,
  title,
  unlisted: false,
  frontMatter: {},
  ...more,
});

describe('page-index', () => {
  test('lists the address and the title of each page', async () => {
    expect(await indexOf([doc('/home', 'Home'), doc('/functions', 'Functions')])).toEqual([
      { path: '/home', title: 'Home' },
      { path: '/functions', title: 'Functions' },
    ]);
  });

  test('prefers what the sidebar calls a page', async () => {
    const page = doc('/error', 'Errors and warnings', { frontMatter: { sidebar_label: 'Errors' } });
    expect(await indexOf([page])).toEqual([{ path: '/error', title: 'Errors' }]);
  });

  test('leaves unlisted pages out', async () => {
    expect(await indexOf([doc('/draft', 'Draft', { unlisted: true })])).toEqual([]);
  });

  test('fails where the docs plugin is missing', async () => {
    const run = pageIndex().allContentLoaded?.({ allContent: {}, actions: {} } as never);
    await expect(run).rejects.toThrow('No docs were loaded.');
  });
});
