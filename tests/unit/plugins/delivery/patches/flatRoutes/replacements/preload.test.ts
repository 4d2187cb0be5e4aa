import { beforeEach, expect, test, vi } from 'vitest';

const loadRoute = vi.hoisted(() => vi.fn());

vi.mock('@docusaurus/core/lib/client/preload.js', () => ({
  default: async (path: string) => `${path} loaded`,
}));
vi.mock('../../../../../../../plugins/delivery/patches/sidebarSections/sections', () => ({}));
vi.mock('../../../../../../../plugins/delivery/patches/flatRoutes/loadRoute', () => ({
  loadRoute,
}));

/** What a run of the page's scripts brings. */
async function runScripts() {
  vi.resetModules();
  const file = '../../../../../../../plugins/delivery/patches/flatRoutes/replacements/preload';
  const { default: preload } = await import(file);
  return preload as (path: string) => Promise<unknown>;
}

/** The result, or that there is none after everything that could be done. */
const now = (result: Promise<unknown>) =>
  Promise.race([result, new Promise((resolve) => setTimeout(resolve, 0, 'waits'))]);

beforeEach(() => {
  globalThis.hasApplication = undefined;
  loadRoute.mockReset();
});

test('has only the first of two starts render', async () => {
  let finish = () => {};
  loadRoute.mockReturnValueOnce(
    new Promise<void>((resolve) => {
      finish = resolve;
    }),
  );
  const early = (await runScripts())('/a');
  const late = (await runScripts())('/a');
  expect(await now(late)).toBe('/a loaded');
  finish();
  expect(await now(early)).toBe('waits');
});

test('leaves the start to the next run of the scripts when the page cannot be loaded', async () => {
  loadRoute.mockRejectedValueOnce(new Error('Loading chunk 3 failed.'));
  await expect((await runScripts())('/a')).rejects.toThrow('Loading chunk 3 failed.');
  expect(await now((await runScripts())('/a'))).toBe('/a loaded');
});
