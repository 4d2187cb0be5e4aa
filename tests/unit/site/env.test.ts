import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { fullVariables } from '../../../scripts/build/docusaurusCommand.mts';
import { parseSiteEnv, readSiteEnv, variableNames } from '../../../src/site/env';
import { temporaryFolder, write } from '../folder';

type Variables = Record<string, string>;

function messageFor(variables: Variables): string {
  try {
    parseSiteEnv(variables);
  } catch (error) {
    return (error as Error).message;
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
  const origin = 'an http(s) origin without a path, like https://docs.example.com';
  const path = 'a path that begins and ends with a slash, like / or /docs/';
  const url = 'an http(s) URL, like https://api.example.com';
  const index = 'the name of an index: letters, digits, dots, hyphens and underscores';

  test.each([
    ['SITE_URL', 'docs.example.com', origin],
    ['SITE_URL', 'ftp://example.com', origin],
    ['SITE_URL', 'https://a.dev/docs', origin],
    ['SITE_URL', 'https://a.dev/?x=1', origin],
    ['SITE_URL', 'https://a.dev/#x', origin],
    ['BASE_URL', 'docs', path],
    ['BASE_URL', '/docs', path],
    ['BASE_URL', 'docs/', path],
    ['BASE_URL', '//', path],
    ['BASE_URL', '/a b/', path],
    ['SITE_EDGE', 'no', 'on or off'],
    ['SITE_ROUTER', 'Hash', 'browser or hash'],
    ['ALGOLIA_INDEX_NAME', 'my docs', index],
    ['AI_WEBSITE_ID', '<script>', 'the id of a website: letters, digits and hyphens'],
    ['GTAG_ID', '12345', 'a Google tag id, like G-ABC123'],
    ['DASHBOARD_API_URL', '/api', url],
  ])('fails with a line that says so: %s is %s, but it must be %s', (name, value, allowed) => {
    expect(messageFor({ [name]: value })).toBe(`${name} is "${value}", but it must be ${allowed}.`);
  });

  test.each([
    [{ ALGOLIA_APP_ID: 'a' }, 'ALGOLIA_SEARCH_API_KEY'],
    [{ ALGOLIA_SEARCH_API_KEY: 'a' }, 'ALGOLIA_APP_ID'],
    [{ AI_PROJECT_ID: 'a' }, 'AI_API_KEY'],
    [{ AI_API_KEY: 'a' }, 'AI_PROJECT_ID'],
    [{ POSTHOG_KEY: 'a' }, 'POSTHOG_HOST'],
    [{ POSTHOG_HOST: 'https://a.dev' }, 'POSTHOG_KEY'],
  ])('fails with a line that names what is missing: %o without %s', (variables, missing) => {
    const [present] = Object.keys(variables);
    const allowed = `set whenever ${present} is set; set both or neither`;
    expect(messageFor(variables)).toBe(`${missing} is "", but it must be ${allowed}.`);
  });

  test('fails where the key that pushes records has no index', () => {
    expect(messageFor({ ALGOLIA_ADMIN_API_KEY: 'admin' })).toBe(
      'ALGOLIA_APP_ID is "", but it must be set whenever ALGOLIA_ADMIN_API_KEY is set, together with ALGOLIA_SEARCH_API_KEY.',
    );
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
  const directory = temporaryFolder();
  for (const name of ['SITE_URL', 'BASE_URL', 'SITE_ROUTER']) vi.stubEnv(name, undefined);
  expect(readSiteEnv(directory)).toMatchObject(defaults);
  const local = '# a comment\nSITE_ROUTER=hash\nBASE_URL="/docs/" # another\n';
  write(directory, '.env.local', local);
  expect(readSiteEnv(directory)).toMatchObject({ router: 'hash', baseUrl: '/docs/' });
  vi.stubEnv('SITE_ROUTER', 'browser');
  expect(readSiteEnv(directory)).toMatchObject({ router: 'browser', baseUrl: '/docs/' });
});

test('.env.example lists every variable that is read, and the full build sets each', () => {
  const example = readFileSync('.env.example', 'utf8');
  const listed = new Set(example.match(/(?<=^# )[A-Z][A-Z_]+(?==)/gm));
  expect([...listed].sort()).toEqual([...variableNames].sort());
  expect(Object.keys(fullVariables).sort()).toEqual([...variableNames].sort());
  expect(Object.values(parseSiteEnv(fullVariables))).not.toContain(undefined);
});
