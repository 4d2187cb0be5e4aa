import { describe, expect, test, vi } from 'vitest';
import type { AssetsBinding } from '../../../src/edge/edgeTypes';
import { assetsIn } from '../../edge/assetsIn';
import { edgeTests } from '../../edge/edgeTests';
import { fixtureSite } from '../../edge/fixtureSite';
import type { Send } from '../../edge/send';

/** Calls the Worker directly; a fresh one, because it remembers the build. */
async function sendTo(assets: AssetsBinding): Promise<Send> {
  vi.resetModules();
  const { default: worker } = await import('../../../src/edge/worker');
  return async (path, { method = 'GET', headers = {} } = {}) => {
    const request = new Request(`http://localhost${path}`, { method, headers });
    const response = await worker.fetch(request, { ASSETS: assets });
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      text: await response.text(),
    };
  };
}

describe('the Worker, called directly', () => {
  edgeTests(async ({ dir }) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    return { send: await sendTo(assetsIn(dir)), close: () => error.mockRestore() };
  });
});

describe('the Worker', () => {
  test('reads the list of pages once', async () => {
    const assets = assetsIn(fixtureSite);
    const fetched = vi.spyOn(assets, 'fetch');
    const send = await sendTo(assets);
    for (const path of ['/home', '/functions', '/home']) await send(path);
    const lists = fetched.mock.calls.filter(([{ url }]) => url.endsWith('/edge/site.json'));
    expect(lists).toHaveLength(1);
  });

  test('reads the list of pages again after a fault', async () => {
    const assets = assetsIn(fixtureSite);
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const fetched = vi.spyOn(assets, 'fetch').mockRejectedValueOnce(new Error('injected'));
    const send = await sendTo(assets);
    const markdown = { headers: { accept: 'text/markdown' } };
    expect((await send('/home', markdown)).text).toContain('<h1>Home</h1>');
    expect((await send('/home', markdown)).text).toBe('# Home\n');
    expect(error).toHaveBeenCalledExactlyOnceWith(new Error('injected'));
    fetched.mockRestore();
    error.mockRestore();
  });

  test('sends the static page where reading its Markdown fails', async () => {
    const assets = assetsIn(fixtureSite);
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const failing: AssetsBinding = {
      fetch: async (request) => {
        if (request.url.endsWith('.md')) throw new Error('injected');
        return assets.fetch(request);
      },
    };
    const answer = await (await sendTo(failing))('/home', { headers: { accept: 'text/markdown' } });
    expect([answer.status, answer.headers['content-type']]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect(error).toHaveBeenCalledOnce();
    error.mockRestore();
  });
});
