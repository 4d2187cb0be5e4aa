import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { EnvError, parseSiteEnv, readSiteEnv, variableNames } from '../../../src/site/env';

type Variables = Record<string, string>;

function messageFor(variables: Variables): string {
  try {
    parseSiteEnv(variables);
  } catch (error) {
    expect(error).toBeInstanceOf(EnvError);
    return (error as EnvError).message;
  }
  throw new Error(`${JSON.stringify(variables)} was accepted`);
}

const defaults = {
  siteUrl: 'https://docs.convex.dev',
  baseUrl: '/',
  router: 'browser',
  edge: true,
  services: {},
};

test.each(['unset', '', '  '])(
  'without variables (%j) the site has its own address and no service',
  (blank) => {
    const variables = blank === 'unset' ? [] : variableNames.map((name) => [name, blank]);
    expect(parseSiteEnv(Object.fromEntries(variables))).toEqual(defaults);
  },
);

const search = { ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_API_KEY: 'key' };
const algolia = { appId: 'APP', searchApiKey: 'key', indexName: 'docs' };

test.each<[Variables, object]>([
  [{ SITE_URL: 'https://docs.example.com/' }, { siteUrl: 'https://docs.example.com' }],
  [{ SITE_URL: 'http://localhost:3000' }, { siteUrl: 'http://localhost:3000' }],
  [{ BASE_URL: '/docs/next-2/' }, { baseUrl: '/docs/next-2/' }],
  [{ SITE_ROUTER: ' hash ' }, { router: 'hash' }],
  [{ SITE_EDGE: 'off' }, { edge: false }],
  [search, { algolia }],
  [
    { ...search, ALGOLIA_INDEX_NAME: 'docs_v2.test' },
    { algolia: { ...algolia, indexName: 'docs_v2.test' } },
  ],
  [
    { ...search, ALGOLIA_ADMIN_API_KEY: 'admin' },
    { algolia, algoliaAdminApiKey: 'admin' },
  ],
  [
    { AI_PROJECT_ID: 'project', AI_API_KEY: 'key' },
    { aiSearch: { projectId: 'project', apiKey: 'key' } },
  ],
  [{ AI_WEBSITE_ID: 'b1-c2' }, { services: { kapa: { websiteId: 'b1-c2' } } }],
  [
    { POSTHOG_KEY: 'phc_1', POSTHOG_HOST: 'https://example.com/ingest/' },
    { services: { posthog: { key: 'phc_1', host: 'https://example.com/ingest' } } },
  ],
  [{ GTAG_ID: 'G-ABC123' }, { services: { gtag: { trackingId: 'G-ABC123' } } }],
  [
    { DASHBOARD_API_URL: 'https://api.convex.dev' },
    { services: { dashboard: { apiUrl: 'https://api.convex.dev' } } },
  ],
])('values that make sense are taken over: %o', (variables, expected) => {
  expect(parseSiteEnv(variables)).toEqual({ ...defaults, ...expected });
});

describe('a value that makes no sense', () => {
  const origin = 'it must be an http(s) origin without a path, like https://docs.example.com.';
  const path = 'it must be a path that begins and ends with a slash, like / or /docs/.';
  const url = 'it must be an http(s) URL, like https://api.example.com.';
  const both = 'is set; set both or neither.';

  test.each<[Variables, string]>([
    [{ SITE_URL: 'docs.example.com' }, `SITE_URL is "docs.example.com", but ${origin}`],
    [{ SITE_URL: 'ftp://example.com' }, `SITE_URL is "ftp://example.com", but ${origin}`],
    [{ SITE_URL: 'https://a.dev/docs' }, `SITE_URL is "https://a.dev/docs", but ${origin}`],
    [{ SITE_URL: 'https://a.dev/?x=1' }, `SITE_URL is "https://a.dev/?x=1", but ${origin}`],
    [{ SITE_URL: 'https://a.dev/#x' }, `SITE_URL is "https://a.dev/#x", but ${origin}`],
    [{ SITE_URL: 'https://me@a.dev' }, `SITE_URL is "https://…@a.dev", but ${origin}`],
    [{ BASE_URL: 'docs' }, `BASE_URL is "docs", but ${path}`],
    [{ BASE_URL: '/docs' }, `BASE_URL is "/docs", but ${path}`],
    [{ BASE_URL: 'docs/' }, `BASE_URL is "docs/", but ${path}`],
    [{ BASE_URL: '//' }, `BASE_URL is "//", but ${path}`],
    [{ BASE_URL: '/a b/' }, `BASE_URL is "/a b/", but ${path}`],
    [{ SITE_EDGE: 'no' }, 'SITE_EDGE is "no", but it must be on or off.'],
    [{ SITE_ROUTER: 'Hash' }, 'SITE_ROUTER is "Hash", but it must be browser or hash.'],
    [
      { ALGOLIA_APP_ID: 'APP' },
      `ALGOLIA_SEARCH_API_KEY is "", but it must be set whenever ALGOLIA_APP_ID ${both}`,
    ],
    [
      { ALGOLIA_SEARCH_API_KEY: 'key' },
      `ALGOLIA_APP_ID is "", but it must be set whenever ALGOLIA_SEARCH_API_KEY ${both}`,
    ],
    [
      { ALGOLIA_INDEX_NAME: 'my docs' },
      'ALGOLIA_INDEX_NAME is "my docs", but it must be the name of an index: letters, digits, dots, hyphens and underscores.',
    ],
    [
      { ALGOLIA_ADMIN_API_KEY: 'admin' },
      'ALGOLIA_APP_ID is "", but it must be set whenever ALGOLIA_ADMIN_API_KEY is set, together with ALGOLIA_SEARCH_API_KEY.',
    ],
    [
      { AI_PROJECT_ID: 'project' },
      `AI_API_KEY is "", but it must be set whenever AI_PROJECT_ID ${both}`,
    ],
    [{ AI_API_KEY: 'key' }, `AI_PROJECT_ID is "", but it must be set whenever AI_API_KEY ${both}`],
    [
      { AI_WEBSITE_ID: '<script>' },
      'AI_WEBSITE_ID is "<script>", but it must be the id of a website: letters, digits and hyphens.',
    ],
    [
      { POSTHOG_KEY: 'phc_1' },
      `POSTHOG_HOST is "", but it must be set whenever POSTHOG_KEY ${both}`,
    ],
    [
      { POSTHOG_HOST: 'https://us.i.posthog.com' },
      `POSTHOG_KEY is "", but it must be set whenever POSTHOG_HOST ${both}`,
    ],
    [
      { POSTHOG_KEY: 'phc_1', POSTHOG_HOST: 'us.i.posthog.com' },
      `POSTHOG_HOST is "us.i.posthog.com", but ${url}`,
    ],
    [{ GTAG_ID: '12345' }, 'GTAG_ID is "12345", but it must be a Google tag id, like G-ABC123.'],
    [{ DASHBOARD_API_URL: '/api' }, `DASHBOARD_API_URL is "/api", but ${url}`],
  ])('fails with a line that says so: %o', (variables, message) => {
    expect(messageFor(variables)).toBe(message);
  });

  test.each<Variables>([
    { ALGOLIA_SEARCH_API_KEY: 's3cret' },
    { ALGOLIA_ADMIN_API_KEY: 's3cret' },
    { AI_API_KEY: 's3cret' },
    { POSTHOG_KEY: 's3cret' },
    { SITE_URL: 'https://user:s3cret@docs.example.com/path' },
    { DASHBOARD_API_URL: 'https://user:s3cret@api.example.com' },
    { DASHBOARD_API_URL: 'ftp://user:s3cret@api.example.com' },
  ])('never shows a secret: %o', (variables) => {
    expect(messageFor(variables)).not.toContain('s3cret');
  });
});

test('the environment wins over .env.local, which may be missing', () => {
  const directory = mkdtempSync(join(tmpdir(), 'site-env-'));
  for (const name of ['SITE_URL', 'BASE_URL', 'SITE_ROUTER']) vi.stubEnv(name, undefined);
  expect(readSiteEnv(directory)).toMatchObject(defaults);
  const local = '# a comment\nSITE_ROUTER=hash\nBASE_URL="/docs/" # another\n';
  writeFileSync(join(directory, '.env.local'), local);
  expect(readSiteEnv(directory)).toMatchObject({ router: 'hash', baseUrl: '/docs/' });
  vi.stubEnv('SITE_ROUTER', 'browser');
  expect(readSiteEnv(directory)).toMatchObject({ router: 'browser', baseUrl: '/docs/' });
  vi.unstubAllEnvs();
  rmSync(directory, { recursive: true });
});

test('.env.example lists every variable that is read, and no other', () => {
  const example = readFileSync('.env.example', 'utf8');
  const listed = new Set(example.match(/(?<=^# )[A-Z][A-Z_]+(?==)/gm));
  expect([...listed].sort()).toEqual([...variableNames].sort());
});
