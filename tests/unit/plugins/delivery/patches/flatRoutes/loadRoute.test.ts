import { beforeEach, describe, expect, test, vi } from 'vitest';

const folder = '../../../../../../plugins/delivery/patches/flatRoutes';
const load = vi.hoisted(() => ({ auth: vi.fn(), functions: vi.fn(), index: vi.fn() }));

vi.mock('@docusaurus/ComponentCreator', () => ({
  default: (path: string, hash: string) => `${path} ${hash}`,
}));
vi.mock('@generated/registry', () => ({ default: {} }));
vi.mock('@generated/routesChunkNames', () => ({ default: {} }));
vi.mock('@generated/routes', () => ({
  default: [{ path: '/' }, { path: '/', routes: [{ path: '/known' }] }, { path: '*' }],
}));
vi.mock('@generated/routes.js?index', () => {
  load.index();
  return {
    default: [
      ['auth', load.auth],
      ['functions', load.functions],
    ],
  };
});

/** A page that has just been opened, with the scripts that its HTML names. */
async function open(scripts?: string) {
  vi.resetModules();
  const element = scripts?.includes('/routes-') === false ? {} : null;
  vi.stubGlobal('document', {
    querySelector: (selector: string) => (selector.includes(':not([data-scripts*=') ? element : {}),
  });
  const { loadRoute } = await import(`${folder}/loadRoute`);
  const { addRoutes, group } = await import(`${folder}/table`);
  return { loadRoute, addRoutes, group };
}

beforeEach(() => {
  for (const mock of Object.values(load)) mock.mockReset();
  globalThis.routeShards = undefined;
});

describe('loadRoute', () => {
  test('runs the shard that came with the page, and asks for nothing', async () => {
    const { loadRoute, addRoutes, group } = await open('/main.js /routes-f.js');
    const routes: object[] = group(0, []);
    const run = vi.fn(() => addRoutes({ c1: [] }, [['/functions/a', { content: 'c1' }, 0, {}]]));
    vi.stubGlobal('__webpack_require__', run);
    globalThis.routeShards = [7];
    await loadRoute('/Functions/A/');
    expect(run).toHaveBeenCalledExactlyOnceWith(7);
    expect(routes).toEqual([{ path: '/functions/a', exact: true, component: '/functions/a 0' }]);
    await loadRoute('/functions/a.html');
    await loadRoute('/functions/a/index.html');
    expect(load.index).not.toHaveBeenCalled();
  });

  test('loads the shard that a page belongs to', async () => {
    const { loadRoute } = await open('/main.js');
    await loadRoute('/');
    await loadRoute('/auth/clerk');
    expect(load.auth).toHaveBeenCalledOnce();
    await loadRoute('/zoo');
    expect(load.functions).toHaveBeenCalledOnce();
  });

  test('rejects when the shard cannot be loaded, and tries again the next time', async () => {
    const { loadRoute } = await open();
    load.auth.mockImplementation(async () => {
      throw new Error('Loading chunk 3 failed.');
    });
    for (const attempt of [1, 2]) {
      await expect(loadRoute('/auth/a')).rejects.toThrow('Loading chunk 3 failed.');
      expect(load.auth).toHaveBeenCalledTimes(attempt);
    }
  });
});
