import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Site, SiteApi, SiteRedirects } from '../../plugins/agents/worker/site';
import { headersFor } from '../../scripts/delivery/server.mts';
import { markdownPath } from '../../src/lib/routes';
import { isRedirect, readPage } from './readBuild';

const read = (file: string) => readFileSync(join('build', file), 'utf8');
const site: Omit<Site, 'redirects'> = JSON.parse(read('edge/site.json'));
const redirects: SiteRedirects = JSON.parse(read('edge/redirects.json'));
const paths = site.pages.map(({ path }) => path);

describe('what the Worker knows about the build', () => {
  test('is each page, with its HTML and its Markdown', () => {
    expect(paths.length).toBeGreaterThan(100);
    const incomplete = paths.filter(
      (path) => ![`${path}.html`, markdownPath(path)].every((file) => existsSync(`build${file}`)),
    );
    expect(incomplete).toEqual([]);
  });

  test('is each page that the sitemap lists', () => {
    const listed = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
      decodeURI(new URL(url).pathname),
    );
    expect(listed.length).toBeGreaterThan(100);
    expect(listed.filter((path) => path !== '/' && !paths.includes(path))).toEqual([]);
  });

  test('is each redirect that other hosts read, by a line or a page, to a page and heading that exist', () => {
    const lines = read('_redirects').split('\n').filter(Boolean);
    expect(lines.length).toBeGreaterThan(30);
    expect(Object.keys(redirects)).toHaveLength(lines.length);
    for (const line of lines) {
      const [from = '', to = '', status] = line.split(' ');
      expect([line, status, redirects[from]]).toEqual([line, '301', to]);
      expect(read(`${from}.html`), line).toContain(`content="0; url=${to}"`);
      const [path = '', hash] = to.split('#');
      if (!path.startsWith('/')) continue;
      const target = readPage(path);
      expect(isRedirect(target), line).toBe(false);
      if (hash) expect(target(`[id="${hash}"]`), line).toHaveLength(1);
    }
  });

  test('is each HTTP API that has one host, with the page about it', () => {
    const apis: SiteApi[] = JSON.parse(read('edge/apis.json'));
    expect(apis.map(({ url }) => url)).toContain('https://api.convex.dev/v1');
    expect(apis.map(({ url }) => url).filter((url) => !URL.canParse(url))).toEqual([]);
    expect(apis.map(({ path }) => path).filter((path) => !paths.includes(path))).toEqual([]);
  });

  test('is small, because each isolate reads it', () => {
    const bytes = ['edge/site.json', 'edge/redirects.json'].map((file) => read(file).length);
    expect(Math.max(...bytes)).toBeLessThan(100_000);
  });
});

test('hosts without a Worker keep the Markdown copies out of search engines, and no page', () => {
  const rules = read('_headers');
  const robots = (path: string) => headersFor(path, rules).get('x-robots-tag');
  expect(paths.map((path) => robots(markdownPath(path)))).toEqual(paths.map(() => 'noindex'));
  expect(paths.map(robots)).toEqual(paths.map(() => null));
  expect(headersFor('/home.md', rules).get('content-signal')).toMatch(
    /^search=yes, ai-input=yes, ai-train=(?:yes|no)$/,
  );
});

const operation = '/public-deployment-api/query-post';
test.each(['/', '/functions', operation, '/no/such/page', '/favicon.svg', '/functions.md'])(
  '%s has the security headers, and no other page can frame the page of an operation',
  (path) => {
    const headers = headersFor(path, read('_headers'));
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
    expect(headers.get('permissions-policy')).toContain('camera=()');
    const policy = headers.get('content-security-policy');
    for (const part of ["base-uri 'none'", "form-action 'none'", "object-src 'none'"]) {
      expect(policy).toContain(part);
    }
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy?.includes("frame-ancestors 'none'")).toBe(path === operation);
  },
);
