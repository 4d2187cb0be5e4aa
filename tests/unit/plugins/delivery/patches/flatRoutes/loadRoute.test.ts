import { expect, test, vi } from 'vitest';

const routes = vi.hoisted(() => ({ table: [] as object[] }));
vi.mock('@generated/registry', () => ({ default: {} }));
vi.mock('@generated/routesChunkNames', () => ({ default: {} }));
vi.mock('@generated/routes', () => ({ default: routes.table }));

/** What the browser has asked for. */
let requests: string[];
/** Scripts that can't be loaded. */
let broken: string[];

/** A page that has just been opened, with the scripts that its HTML names. */
async function open(scripts: string) {
  vi.resetModules();
  requests = [];
  broken = [];
  const docs = { path: '/', routes: [{ path: '/known', exact: true }] };
  routes.table.splice(0, 9, { path: '/', exact: true }, docs, { path: '*' });
  vi.stubGlobal('fetch', async (list: string) => {
    requests.push(list);
    return Response.json({ '/auth/clerk': 'a1', '/caf\u00e9': 'b2' });
  });
  vi.stubGlobal('document', {
    querySelector: () => ({ dataset: { pages: '/assets/js/pages.f00.json', scripts } }),
    createElement: () => ({ remove: () => {} }),
    head: {
      append(script: { src: string; onload: () => void; onerror: () => void }) {
        requests.push(script.src);
        queueMicrotask(broken.includes(script.src) ? script.onerror : script.onload);
      },
    },
  });
  return import('../../../../../../plugins/delivery/patches/flatRoutes/loadRoute');
}

const list = '/assets/js/pages.f00.json';
const clerk = '/assets/js/pages/auth/clerk.a1.js';

test('a start with its own file asks for nothing, nor does the home page', async () => {
  const { addRoute, loadRoute } = await open('/assets/js/pages/a.1.js /main.js');
  addRoute({ path: '/a', exact: true });
  for (const path of ['/A/', '/a.html', '/a/index.html']) await loadRoute(path);
  await (await open('/main.js')).loadRoute('/no/such/page');
  expect(requests).toEqual([]);
});

test('a page is loaded by the list, once, and one that is not in it by nobody', async () => {
  const { loadRoute } = await open('/main.js');
  const paths = ['/', '/Auth/Clerk/', '/auth/clerk', '/caf%C3%A9', '/zoo'];
  for (const path of paths) await loadRoute(path);
  expect(requests).toEqual([list, clerk, '/assets/js/pages/caf\u00e9.b2.js']);
});

test('a file that cannot be loaded rejects, and is asked for again the next time', async () => {
  const { loadRoute } = await open('/main.js');
  await loadRoute('/');
  broken = [clerk];
  for (const count of [2, 3]) {
    await expect(loadRoute('/auth/clerk')).rejects.toThrow(clerk);
    expect(requests).toHaveLength(count);
  }
});
