import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deployedProblems } from '../../../../scripts/delivery/deployedProblems.mts';
import { createServer } from '../../../../scripts/delivery/staticServer.mts';

/** The pages of the fixture have copies in Markdown, but for one. */
function copyOfSite(): string {
  const dir = mkdtempSync(join(tmpdir(), 'deployed-'));
  cpSync('tests/fixtures/edge-site', dir, { recursive: true });
  const file = join(dir, 'edge/site.json');
  const site = JSON.parse(readFileSync(file, 'utf8'));
  const pages = site.pages.filter(({ path }: { path: string }) => path !== '/no-copy');
  writeFileSync(file, JSON.stringify({ ...site, commit: 'abc', pages }));
  writeFileSync(
    join(dir, 'index.html'),
    '<title>Home</title><script data-scripts="/assets/main.js">',
  );
  return dir;
}

/** Deploys the site after a change, and compares it with what it was. */
async function problemsAfter(change: (deployed: string) => void): Promise<string[]> {
  const dir = copyOfSite();
  const deployed = copyOfSite();
  change(deployed);
  const server = createServer({ dir: deployed }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}/`;
  try {
    return await deployedProblems({ address, dir, patienceMs: 0 });
  } finally {
    server.closeAllConnections();
    server.close();
    for (const folder of [dir, deployed]) rmSync(folder, { recursive: true });
  }
}

const change = (file: string, text: string) => (deployed: string) =>
  writeFileSync(join(deployed, file), text);

test('a site that was deployed as it was built has no problem', async () => {
  expect(await problemsAfter(() => {})).toEqual([]);
});

test.each([
  [
    'another commit',
    change('edge/site.json', '{ "url": "https://docs.example.dev", "baseUrl": "/", "pages": [] }'),
    '/edge/site.json: differs from edge/site.json of the build',
  ],
  [
    'a page of another build',
    change('functions/actions.html', 'Old'),
    '/functions/actions: differs from functions/actions.html of the build',
  ],
  [
    'a Markdown copy of another build',
    change('home.md', 'Old'),
    '/home: differs from home.md of the build',
  ],
  [
    'another not-found page',
    change('404.html', 'Old'),
    '/no-such-page: differs from 404.html of the build',
  ],
  ['no headers', change('_headers', ''), '/: without the headers that `_headers` asks for'],
  [
    'a missing script',
    (deployed: string) => rmSync(join(deployed, 'assets/main.js')),
    '/assets/main.js: 404, not 200',
  ],
])('a deployment with %s is found', async (_, alter, problem) => {
  expect(await problemsAfter(alter)).toEqual([problem]);
});

test('a host that does not answer is a problem', async () => {
  const dir = copyOfSite();
  const address = 'http://127.0.0.1:1';
  expect(await deployedProblems({ address, dir, patienceMs: 0 })).toHaveLength(1);
  rmSync(dir, { recursive: true });
});
