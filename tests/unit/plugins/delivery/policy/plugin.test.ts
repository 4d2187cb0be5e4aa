import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { expect, test } from 'vitest';
import contentSecurityPolicy from '../../../../../plugins/delivery/policy';
import { temporaryFolder } from '../../../folder';

test('with the hash router all pages share one document, which allows what any of them needs, and no event handler', async () => {
  const outDir = temporaryFolder();
  const file = join(outDir, 'index.html');
  const page = '<!doctype html><head><meta charset=UTF-8><script>1</script></head>';
  const sources = { everywhere: {}, vendors: { 'script-src': ['https://widget.example.com'] } };
  const siteConfig = { future: { experimental_router: 'hash' } };
  const context = { baseUrl: '/', siteConfig } as unknown as LoadContext;
  const build = async (html: string) => {
    writeFileSync(file, html);
    const plugin = contentSecurityPolicy(context, { sources });
    await plugin.postBuild?.({ outDir, routesPaths: ['/'] } as never);
    return readFileSync(file, 'utf8');
  };
  const policy = /Content-Security-Policy" content="([^"]*)"/.exec(await build(page))?.[1];
  expect(policy).toContain('https://widget.example.com');
  expect(policy).toContain("connect-src 'self' https: ");
  await expect(build(`${page}<p onclick=go()>x</p>`)).rejects.toThrow(
    'policy: index.html has the event handler onclick in its HTML, which the policy forbids. Add the listener in a script.',
  );
});
