import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { expect, test } from 'vitest';
import apiList from '../../../../../plugins/machines/api-list/plugin';

/** Runs the plugin at the end of a build and reads what it wrote. */
async function build(router: 'browser' | 'hash'): Promise<Record<string, unknown>> {
  const outDir = mkdtempSync(join(tmpdir(), 'api-list-'));
  const siteConfig = { future: { experimental_router: router } };
  const plugin = apiList({ siteDir: '.', siteConfig } as LoadContext);
  await plugin.postBuild?.({ outDir } as never);
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' });
  const written = files
    .filter((file) => file.endsWith('.json'))
    .map((file) => [
      file.replaceAll('\\', '/'),
      JSON.parse(readFileSync(join(outDir, file), 'utf8')),
    ]);
  rmSync(outDir, { recursive: true });
  return Object.fromEntries(written);
}

test('lists the APIs that have one host, without APIs of deployments', async () => {
  expect(await build('browser')).toEqual({
    'edge/apis.json': [
      { url: 'https://api.convex.dev/v1', path: '/management-api/convex-management-api' },
    ],
  });
});
