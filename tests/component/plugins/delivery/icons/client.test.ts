import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const sprite =
  '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="icon:a"/><symbol id="icon:b"/></svg>';

beforeEach(() => {
  vi.resetModules();
  document.body.innerHTML = '<svg><symbol id="icon:a"></symbol></svg>';
});

afterEach(() => {
  document.body.innerHTML = '';
});

const load = () => import('../../../../../plugins/delivery/icons/client');
const settled = () => new Promise((resolve) => setTimeout(resolve, 10));
const ids = () => Array.from(document.querySelectorAll('symbol'), ({ id }) => id);

test('adds the symbols that the page lacks, once', async () => {
  const fetch = vi.fn(async (_address: string) => new Response(sprite));
  vi.stubGlobal('fetch', fetch);
  const { onRouteDidUpdate } = await load();
  await vi.waitFor(() => expect(ids()).toEqual(['icon:a', 'icon:b']));
  onRouteDidUpdate();
  await settled();
  expect(fetch.mock.calls.map(([address]) => address)).toEqual(['/icons.svg']);
  expect(ids()).toEqual(['icon:a', 'icon:b']);
});
