import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { config } from '../../../netlify/edge-functions/docs';
import { staticPaths } from '../../../src/edge/staticPaths';
import { assetsIn } from '../../edge/assetsIn';
import { edgeTests } from '../../edge/edgeTests';

const file = 'netlify/edge-functions/docs.ts';

/** The relative imports of a file and of everything that it imports. */
function importsOf(path: string, seen: Map<string, string> = new Map()): Map<string, string> {
  const text = readFileSync(path, 'utf8');
  for (const [, from = ''] of text.matchAll(/^(?:import|export)\b[^;]*?from '([^']+)'/gm)) {
    const target = from.startsWith('.') ? join(dirname(path), from) : from;
    if (seen.has(target)) continue;
    seen.set(target, from);
    if (from.startsWith('.')) importsOf(target, seen);
  }
  return seen;
}

describe('the edge function on Netlify', () => {
  edgeTests(
    async ({ dir }) => {
      const assets = assetsIn(dir);
      vi.resetModules();
      const { default: docs } = await import('../../../netlify/edge-functions/docs');
      const context = { next: (request: Request) => assets.fetch(request) };
      return {
        async send(path, { method = 'GET', headers = {} } = {}) {
          const request = new Request(`http://localhost${path}`, { method, headers });
          // `onError: 'bypass'` sends the static file after a fault.
          const response = await docs(request, context).catch(() => context.next(request));
          return {
            status: response.status,
            headers: Object.fromEntries(response.headers),
            text: await response.text(),
          };
        },
        close: () => {},
      };
    },
    { hasModules: false },
  );

  test('leaves the same files to the host as the Worker, and the page after a fault', () => {
    expect(config).toEqual({ path: '/*', excludedPath: [...staticPaths], onError: 'bypass' });
  });

  test('imports only what Deno finds: files with their extension, and no package', () => {
    const imports = [...importsOf(file).values()];
    expect(imports.length).toBeGreaterThan(5);
    expect(imports.filter((from) => !/^\.{1,2}\/.*\.ts$/.test(from))).toEqual([]);
  });
});
