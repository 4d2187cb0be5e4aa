import { beforeEach, expect, test, vi } from 'vitest';
import type { Site } from '../../../../src/edge/edgeTypes';
import { receive } from '../../../../src/edge/signals/receive';
import type { Database } from '../../../../src/edge/signals/signalsEnv';
import { hostileSignals } from '../../../edge/hostileSignals';

const site: Site = {
  url: 'https://docs.example.dev',
  baseUrl: '/',
  pages: [{ path: '/home', title: 'Home' }],
  redirects: {},
};

const writes = vi.fn(() => Promise.resolve({ meta: { changes: 1 } }));
const statement = { bind: () => statement, run: writes };
const database: Database = { prepare: () => statement };

beforeEach(() => writes.mockClear());

function send(request: { method?: string; headers?: Record<string, string>; body: string }) {
  const { method = 'POST', headers = {}, body } = request;
  const sent = new Request('https://docs.example.dev/signals', {
    method,
    headers: { Origin: site.url, 'Content-Type': 'application/json', ...headers },
    ...(method !== 'GET' && { body }),
  });
  return receive(sent, site, { SIGNALS: database } as never);
}

test('5,000 hostile requests get their status, and none is written', async () => {
  const wrong: unknown[] = [];
  for (const request of hostileSignals(5000, 35)) {
    const { status } = await send(request);
    if (status !== request.status) wrong.push({ ...request, got: status });
  }
  expect(wrong).toEqual([]);
  expect(writes).not.toHaveBeenCalled();
});

test('a good one is written', async () => {
  const { status } = await send({
    body: '{"kind":"search","subject":"web hooks","detail":"none"}',
  });
  expect(status).toBe(204);
  expect(writes).toHaveBeenCalledOnce();
});
