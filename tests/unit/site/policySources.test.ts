import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseSiteEnv } from '../../../src/site/env';
import { siteSourcesOf } from '../../../src/site/policySources';

const full = JSON.parse(readFileSync('scripts/build/fullVariables.json', 'utf8'));

test('the hosts that are allowed are those of the configured services', () => {
  expect(siteSourcesOf(parseSiteEnv({}))).toEqual({ everywhere: {}, vendors: {} });
  const { everywhere, vendors } = siteSourcesOf(parseSiteEnv(full));
  expect(everywhere).toEqual({
    'connect-src': [
      'https://testid1234-dsn.algolia.net',
      'https://testid1234-1.algolianet.com',
      'https://testid1234-2.algolianet.com',
      'https://testid1234-3.algolianet.com',
      'https://api.kapa.ai',
      'https://api.convex.dev',
    ],
  });
  const scripts = vendors['script-src'] ?? [];
  expect(scripts).toEqual(
    expect.arrayContaining(['https://widget.kapa.ai', 'https://*.googletagmanager.com']),
  );
  expect(vendors['connect-src']).toContain('https://us.i.posthog.com');
  // No scheme, no wildcard for any host, no inline scripts.
  expect(Object.values(vendors).flat().join(' ')).not.toMatch(/(^| )(\*|[a-z]+:)( |$)/);
  expect(scripts.filter((source) => source.startsWith("'"))).toEqual([]);
});

test('a path in the address of a service is left out, because redirects ignore it', () => {
  const env = parseSiteEnv({ DASHBOARD_API_URL: 'https://api.example.com/base' });
  expect(siteSourcesOf(env).everywhere).toEqual({ 'connect-src': ['https://api.example.com'] });
});
