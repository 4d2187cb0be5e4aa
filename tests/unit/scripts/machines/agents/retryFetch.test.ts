import { describe, expect, test, vi } from 'vitest';
import { retryFetch } from '../../../../../scripts/machines/agents/retryFetch.mts';

const reset = () => new TypeError('fetch failed', { cause: new Error('ECONNRESET') });

describe('retryFetch', () => {
  test('repeats a request whose connection was reset, and keeps its headers', async () => {
    const once = vi.fn<typeof fetch>();
    once.mockRejectedValueOnce(reset()).mockRejectedValueOnce(reset());
    once.mockResolvedValueOnce(new Response('here'));
    const response = await retryFetch(once)('http://x.dev/a', {
      method: 'HEAD',
      headers: { Accept: 'text/markdown', 'Accept-Encoding': 'br' },
    });
    expect(await response.text()).toBe('here');
    expect(once).toHaveBeenCalledTimes(3);
    const init = once.mock.calls[2]?.[1];
    expect(init?.method).toBe('HEAD');
    expect(Object.fromEntries(init?.headers as Headers)).toEqual({
      accept: 'text/markdown',
      'accept-encoding': 'identity',
    });
  });

  test('repeats a request whose body breaks off, and says where a redirect led', async () => {
    const broken = new ReadableStream({ pull: (controller) => controller.error(reset()) });
    const whole = Object.defineProperties(new Response('whole', { status: 203 }), {
      url: { value: 'http://x.dev/new' },
      redirected: { value: true },
    });
    const once = vi.fn<typeof fetch>();
    once.mockResolvedValueOnce(new Response(broken)).mockResolvedValueOnce(whole);
    const response = await retryFetch(once)('http://x.dev/old');
    expect([response.status, response.url, response.redirected, await response.text()]).toEqual([
      203,
      'http://x.dev/new',
      true,
      'whole',
    ]);
  });

  test('passes on a response that has no body', async () => {
    const once = vi.fn<typeof fetch>().mockResolvedValue(new Response(null, { status: 304 }));
    expect((await retryFetch(once)('http://x.dev')).status).toBe(304);
  });

  test('gives up after three attempts', async () => {
    const once = vi.fn<typeof fetch>().mockRejectedValue(reset());
    await expect(retryFetch(once)('http://x.dev')).rejects.toThrow('fetch failed');
    expect(once).toHaveBeenCalledTimes(3);
  });

  test('does not repeat what was given up on purpose, nor a response that says no', async () => {
    const aborted = vi.fn<typeof fetch>().mockRejectedValue(new DOMException('', 'AbortError'));
    await expect(retryFetch(aborted)('http://x.dev')).rejects.toThrow();
    expect(aborted).toHaveBeenCalledTimes(1);
    const missing = vi.fn<typeof fetch>().mockResolvedValue(new Response('', { status: 404 }));
    expect((await retryFetch(missing)('http://x.dev')).status).toBe(404);
    expect(missing).toHaveBeenCalledTimes(1);
  });
});
