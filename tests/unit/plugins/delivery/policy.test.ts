import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { expect, test } from 'vitest';
import contentSecurityPolicy, {
  inlineContent,
  withPolicy,
} from '../../../../plugins/delivery/policy';
import { temporaryFolder } from '../../folder';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test.each([
  ['as it is written', '<script>let a = "<b>" </script>', ['let a = "<b>" ']],
  ['with attributes', '<p>x</p><script data-x="a>b">\n1</script>', ['\n1']],
  ['but not as data', '<script type="application/ld+json">{}</script>', []],
  ['but not as text', '<script type="text/plain">1</script>', []],
  ['but not in an attribute', '<a title="<script>1</script>">x</a>', []],
  ['but not in a comment', '<!-- <script>1</script> --><script>2</script>', ['2']],
  ['but not in a text field', '<textarea><script>1</script></textarea>', []],
  ['but not if it is never closed', '<p><script>1', []],
])('a script is allowed %s', (_, html, scripts) => {
  expect(inlineContent(html).scripts).toEqual(scripts.map(hash));
});

test('styles come from elements and from attributes, whose entities are decoded', () => {
  const html = `<style>a{}</style><p style="font:&quot;Inter&quot;">x</p><b style=color:red>y</b>`;
  const { styles, styleAttributes } = inlineContent(html);
  expect(styles).toEqual([hash('a{}')]);
  expect(styleAttributes).toEqual([hash('font:"Inter"'), hash('color:red')]);
});

const guide = { hasForm: false, runsVendorCode: true };
const operation = { hasForm: true, runsVendorCode: false };
const none = { everywhere: {}, vendors: {} };
const configured = {
  everywhere: { 'connect-src': ['https://search.example.com'] },
  vendors: {
    'script-src': ['https://widget.example.com'],
    'frame-src': ['https://captcha.example.com'],
  },
};
const inlineStyles = { everywhere: {}, vendors: { 'style-src': ["'unsafe-inline'"] } };

test.each([
  [
    'a page without services has the site itself, its inline scripts, each once, and its icon',
    '<script>1</script><script>2</script><script>1</script>',
    guide,
    none,
    `script-src 'self' ${hash('1')} ${hash('2')};img-src 'self' data:`,
  ],
  [
    'a page allows exactly its inline styles',
    '<style>a</style><p style=b>',
    guide,
    none,
    `style-src 'self' ${hash('a')} 'unsafe-hashes' ${hash('b')};img-src 'self' data:`,
  ],
  [
    'a page with services has their hosts',
    '',
    guide,
    configured,
    "script-src 'self' https://widget.example.com;img-src 'self' data:;connect-src 'self' https://search.example.com;frame-src 'self' https://captcha.example.com",
  ],
  [
    "a page has no hash that would switch off a service's inline styles",
    '<p style=b>',
    guide,
    inlineStyles,
    "style-src 'self' 'unsafe-inline';img-src 'self' data:",
  ],
  [
    'the page of an operation reaches any deployment and allows no script of a vendor',
    '',
    operation,
    configured,
    "img-src 'self' data:;connect-src 'self' https://search.example.com https: http://localhost:* http://127.0.0.1:*",
  ],
])('%s', (_, content, kind, sources, policy) => {
  expect(withPolicy('a.html', `<meta charset=UTF-8>${content}`, kind, sources)).toBe(
    `<meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="default-src 'self';${policy}">${content}`,
  );
});

test.each([
  ['no encoding', '<head></head>', 'has no <meta charset'],
  ['a policy', '<meta charset="utf-8" /><meta http-equiv=content-security-policy>', 'has a policy'],
  ['an event handler', '<meta charset=UTF-8><p OnClick=go()>', 'has the event handler onclick'],
])('the build stops at a page with %s', (_, html, fault) => {
  expect(() => withPolicy('a.html', html, guide, none)).toThrow(`policy: a.html ${fault}`);
});

test('with the hash router all pages share one document, which allows what any of them needs', async () => {
  const outDir = temporaryFolder();
  const file = join(outDir, 'index.html');
  writeFileSync(file, '<!doctype html><head><meta charset=UTF-8></head>');
  const siteConfig = { future: { experimental_router: 'hash' } };
  const context = { baseUrl: '/', siteConfig } as unknown as LoadContext;
  const plugin = contentSecurityPolicy(context, { sources: configured });
  await plugin.postBuild?.({ outDir, routesPaths: ['/'] } as never);
  const policy = /Content-Security-Policy" content="([^"]*)"/.exec(readFileSync(file, 'utf8'))?.[1];
  expect(policy).toContain('https://widget.example.com');
  expect(policy).toContain("connect-src 'self' https://search.example.com https: ");
});
