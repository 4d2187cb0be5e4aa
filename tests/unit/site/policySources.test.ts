import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseSiteEnv } from '../../../src/site/env';
import { siteSourcesOf } from '../../../src/site/policySources';

const full = JSON.parse(readFileSync('scripts/build/fullVariables.json', 'utf8'));

test('without a configured service no host is allowed', () => {
  expect(siteSourcesOf(parseSiteEnv({}))).toEqual({ everywhere: {}, vendors: {} });
});

describe('with every service', () => {
  const { everywhere, vendors } = siteSourcesOf(parseSiteEnv(full));

  test('search and dashboard events are reachable from every page', () => {
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
  });

  test('scripts of vendors are allowed where those services start', () => {
    expect(vendors['script-src']).toContain('https://widget.kapa.ai');
    expect(vendors['script-src']).toContain('https://*.googletagmanager.com');
    expect(vendors['connect-src']).toContain('https://us.i.posthog.com');
  });

  test('no source is a scheme, a wildcard for any host, or lets inline scripts run', () => {
    const scripts = vendors['script-src'] ?? [];
    const all = [everywhere, vendors].flatMap((sources) => Object.values(sources).flat());
    expect(all.length).toBeGreaterThan(10);
    expect(all.filter((source) => /^(\*|https?:|data:|blob:)$/.test(source))).toEqual([]);
    expect(scripts.filter((source) => source.startsWith("'"))).toEqual([]);
  });
});

test('a path in the address of a service is left out, because redirects ignore it', () => {
  const env = parseSiteEnv({ DASHBOARD_API_URL: 'https://api.example.com/base' });
  expect(siteSourcesOf(env).everywhere).toEqual({ 'connect-src': ['https://api.example.com'] });
});
