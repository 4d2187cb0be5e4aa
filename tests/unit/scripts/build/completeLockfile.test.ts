import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';

const version = '1.2.3';
const hash = 'sha512-aGFzaA==';

let dir: string;
let registry: Server;

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'lockfile-'));
  // Has one of the two packages.
  registry = createServer((request, response) => {
    const isKnown = decodeURIComponent(request.url ?? '').startsWith('/@tool/linux-arm64');
    response.writeHead(isKnown ? 200 : 404, { 'content-type': 'application/json' });
    const manifest = { name: '@tool/linux-arm64', version, dist: { integrity: hash } };
    const document = {
      name: manifest.name,
      'dist-tags': { latest: version },
      versions: { [version]: manifest },
    };
    response.end(JSON.stringify(isKnown ? document : { error: 'Not found' }));
  });
  await new Promise<void>((done) => registry.listen(0, done));
});

afterEach(() => {
  registry.close();
  rmSync(dir, { recursive: true });
});

test('a package that npm left out is added with the hash that the registry has of it', async () => {
  const optionalDependencies = { '@tool/linux-arm64': version, '@tool/darwin-x64': version };
  const tool = { version, integrity: 'sha512-AAAA==', optionalDependencies };
  const packages = { '': {}, 'node_modules/tool': tool };
  writeFileSync(join(dir, 'package-lock.json'), JSON.stringify({ packages }));
  const { port } = registry.address() as AddressInfo;
  const { stderr } = await promisify(execFile)(
    process.execPath,
    [resolve('scripts/complete-lockfile.mts')],
    {
      cwd: dir,
      env: {
        ...process.env,
        npm_config_registry: `http://127.0.0.1:${port}/`,
        npm_config_cache: join(dir, 'cache'),
        npm_config_fetch_retries: '0',
      },
    },
  );
  const lock = JSON.parse(readFileSync(join(dir, 'package-lock.json'), 'utf8'));
  expect(lock.packages).toEqual({
    ...packages,
    'node_modules/@tool/linux-arm64': {
      version,
      integrity: hash,
      cpu: ['arm64'],
      optional: true,
      os: ['linux'],
    },
    'node_modules/@tool/darwin-x64': { version, cpu: ['x64'], optional: true, os: ['darwin'] },
  });
  expect(stderr).toContain(`The registry has no hash of @tool/darwin-x64@${version}.`);
});
