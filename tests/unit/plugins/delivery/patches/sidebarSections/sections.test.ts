import { beforeEach, describe, expect, test, vi } from 'vitest';

const loadRoute = vi.hoisted(() => vi.fn());
vi.mock('../../../../../../plugins/delivery/patches/flatRoutes/loadRoute', () => ({ loadRoute }));

interface Item {
  type: string;
  href?: string;
  section?: string;
  items?: Item[];
  load?: () => Promise<void>;
}

const pages: Item[] = [{ type: 'link', href: '/auth/clerk' }];
const props = () => ({
  version: {
    docsSidebars: {
      docs: [
        {
          type: 'category',
          items: [
            { type: 'category', section: 'a/1/0', items: [{ type: 'link', href: '/auth/clerk' }] },
            { type: 'link', href: '/home' },
          ],
        },
      ] as Item[],
    },
  },
});
const authIn = ({ version }: ReturnType<typeof props>) => version.docsSidebars.docs[0]?.items?.[0];

async function start() {
  vi.resetModules();
  return import('../../../../../../plugins/delivery/patches/sidebarSections/sections');
}

beforeEach(() => {
  loadRoute.mockReset();
});

describe('sections of the sidebar', () => {
  test('that come later are put into it', async () => {
    const { addSections, withSections } = await start();
    const auth = authIn(withSections(props()));
    expect(auth?.items).not.toBe(pages);
    addSections({ 'a/1/0': pages, 'other/1/0': [] });
    expect(auth?.items).toBe(pages);
    expect(auth).not.toHaveProperty('load');
  });

  test('that fail to load can be asked for again', async () => {
    const { withSections } = await start();
    const auth = authIn(withSections(props()));
    loadRoute.mockImplementation(async () => {
      throw new Error('offline');
    });
    for (const attempt of [1, 2]) {
      await expect(auth?.load?.() ?? Promise.resolve()).rejects.toThrow('offline');
      expect(loadRoute).toHaveBeenCalledTimes(attempt);
    }
  });
});
