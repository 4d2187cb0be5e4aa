import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { publishedSince } from '../../../../../scripts/reference/upgrade/publishedSince.mts';

// npm runs while this process waits for it, so the registry needs another process.
const versions = ['1.0.0', '1.1.0', '2.0.0'].map((version) => [
  version,
  { name: 'limiter', version, peerDependencies: { convex: '^1.0.0' } },
]);
const metadata = {
  name: 'limiter',
  'dist-tags': { latest: '2.0.0' },
  versions: Object.fromEntries(versions),
};
const code = `const server = require('node:http').createServer((_, response) => {
  response.setHeader('content-type', 'application/json').end(${JSON.stringify(JSON.stringify(metadata))});
}).listen(0, '127.0.0.1', () => console.log(server.address().port));`;
const registry = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
let folder = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'published-since-'));
  const [port] = await once(registry.stdout, 'data');
  vi.stubEnv('npm_config_registry', `http://127.0.0.1:${String(port).trim()}`);
  vi.stubEnv('npm_config_cache', folder);
});

afterAll(() => {
  vi.unstubAllEnvs();
  registry.kill();
  rmSync(folder, { recursive: true, force: true });
});

test.each([
  ['1.1.0', ['1.1.0', '2.0.0']],
  ['2.0.0', ['2.0.0']],
])(
  'the versions from %s on, which can be the newest',
  (version, expected) => {
    const found = publishedSince({ name: 'limiter', version }, folder);
    expect(found.map((one) => one.version)).toEqual(expected);
    expect(found[0]?.peerDependencies).toEqual({ convex: '^1.0.0' });
  },
  30_000,
);
