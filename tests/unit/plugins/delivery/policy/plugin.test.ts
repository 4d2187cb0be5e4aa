import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { afterEach, beforeEach, expect, test } from 'vitest';
import contentSecurityPolicy from '../../../../../plugins/delivery/policy/plugin';

let outDir: string;
beforeEach(() => {
  outDir = mkdtempSync(join(tmpdir(), 'policy-'));
});
afterEach(() => rmSync(outDir, { recursive: true }));

const page = '<!doctype html><head><meta charset=UTF-8><script>1</script></head>';
const sources = {
  everywhere: {},
  vendors: { 'script-src': ['https://widget.example.com'] },
};

/** Runs the plugin over files of a build, and returns the policies by file. */
async function policiesOf(
  files: Record<string, string>,
  routesPaths: string[],
  router = 'browser',
): Promise<Record<string, string | undefined>> {
  for (const [path, html] of Object.entries(files)) {
    mkdirSync(join(outDir, path, '..'), { recursive: true });
    writeFileSync(join(outDir, path), html);
  }
  const siteConfig = { future: { experimental_router: router } };
  const context = { baseUrl: '/', siteConfig } as unknown as LoadContext;
  const plugin = contentSecurityPolicy(context, { sources });
  await plugin.postBuild?.({ outDir, routesPaths } as never);
  return Object.fromEntries(
    Object.keys(files).map((path) => {
      const html = readFileSync(join(outDir, path), 'utf8');
      return [path, /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1]];
    }),
  );
}

test('with the hash router all pages share one document, which allows what any of them needs', async () => {
  const { 'index.html': policy } = await policiesOf({ 'index.html': page }, ['/'], 'hash');
  expect(policy).toContain('https://widget.example.com');
  expect(policy).toContain("connect-src 'self' https: ");
});

test('an event handler in the HTML stops the build, with the file, the name and the fix', async () => {
  const files = { 'home.html': page.replace('</head>', '</head><p onclick=go()>x</p>') };
  await expect(policiesOf(files, ['/home'])).rejects.toThrow(
    'content-security-policy: home.html has the event handler onclick in its HTML, which the policy forbids. Add the listener in a script.',
  );
});
