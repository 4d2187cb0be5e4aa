import { cpSync, utimesSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { headersFor, serveBuild } from '../../../../scripts/delivery/server.mts';
import { type Send, sendTo } from '../../../edge/send';
import { temporaryFolder, write } from '../../folder';

const dir = temporaryFolder();
let send: Send;
let close: () => void;
let origin: string;

beforeAll(async () => {
  cpSync('tests/fixtures/static-site', dir, { recursive: true });
  write(dir, 'edge/site.json', '{"url":"https://x.dev","baseUrl":"/docs/","pages":[]}');
  write(dir, 'edge/redirects.json', '{}');
  const server = await serveBuild(dir, { base: '/docs/' });
  origin = server.origin;
  send = sendTo(origin);
  close = server.close;
});
afterAll(() => close());

test.each([
  ['/docs', 301, undefined],
  ['/docs/', 200, 'Landing'],
  ['/docs/functions/actions', 200, 'Actions'],
  ['/docs/nope', 404, 'Not found'],
  ['/docs/_headers', 404, 'Not found'],
  ['/docs/assets/..%2f_headers', 400, undefined],
  ['/home', 404, 'Not found'],
])('%s of a build for another base gets %i', async (path, status, title) => {
  const answer = await send(path);
  expect(answer.status).toBe(status);
  if (title !== undefined) expect(answer.text).toContain(`<title>${title}</title>`);
});

test('a build for another base is refused, and one without a base is served below any', async () => {
  await expect(serveBuild(dir)).rejects.toThrow(
    'This build is for /docs/, not /. Add --base /docs/',
  );
  const hash = await serveBuild('tests/fixtures/static-site', { base: '/some/folder/' });
  expect((await sendTo(hash.origin)('/some/folder/')).text).toContain('<title>Landing</title>');
  hash.close();
});

test('what another build redirects is read', async () => {
  write(dir, 'edge/redirects.json', '{"/old":"/docs/functions/actions"}');
  utimesSync(`${dir}/edge/site.json`, 1, 1);
  const headers = { location: '/docs/functions/actions' };
  expect(await send('/docs/old')).toMatchObject({ status: 301, headers });
});

test('a connection ends with a request whose body is refused, because the next one would be read in it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const answer = await fetch(`${origin}/docs/mcp`, { method: 'POST', body: 'x'.repeat(4_000_000) });
  expect(answer.ok).toBe(false);
  expect(answer.headers.get('connection')).toBe('close');
});

test('blocks of _headers add up, and a line that is no rule is an error', () => {
  const rules = '# All\n/*\n  A: 1\n/assets/*\n  A: 2\n\n/other\n  A: 3\n';
  expect(headersFor('/assets/main.js', rules).get('a')).toBe('1, 2');
  expect(() => headersFor('/', '/*\nA: 1')).toThrow('_headers has "A: 1"');
});
