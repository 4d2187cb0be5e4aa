import { expect, test } from 'vitest';
import { services, servicesOf } from '../../../../../plugins/services/vendors';
import { parseSiteEnv } from '../../../../../src/site/env';

test.each([
  [{}, false, false],
  [
    { ALGOLIA_APP_ID: 'A', ALGOLIA_SEARCH_API_KEY: 'B', AI_PROJECT_ID: 'C', AI_API_KEY: 'D' },
    false,
    false,
  ],
  [{ POSTHOG_KEY: 'key', POSTHOG_HOST: 'https://us.i.posthog.com' }, true, true],
  [{ GTAG_ID: 'G-ABC123' }, true, true],
  [{ AI_WEBSITE_ID: 'website' }, true, true],
  [{ DASHBOARD_API_URL: 'https://api.convex.dev' }, false, true],
])(
  'with %o readers are asked for consent: %s, and the application starts at idle: %s',
  (variables, asksConsent, startsAtIdle) => {
    expect(servicesOf(parseSiteEnv(variables))).toEqual({ asksConsent, startsAtIdle });
  },
);

test.each([
  ['posthog', 'ph_key_posthog __ph_opt_in_out_key', 'graph_1 ph allowsCookies'],
  ['gtag', '_ga _ga_TEST12345 _gid _gat_UA-1 _gcl_au', '_gallery x_ga allowsCookies'],
  ['kapa', 'kapa_web_id', 'kapa allowsCookies cvx-t'],
] as const)('the names that %s stores are its own, and no others', (name, stored, others) => {
  const definition = services[name]?.definition;
  const storedNames = definition?.needsConsent ? definition.storedNames : [];
  const isStored = (one: string) => storedNames.some((pattern) => pattern.test(one));
  expect([stored, others].map((names) => names.split(' ').map(isStored))).toEqual([
    stored.split(' ').map(() => true),
    others.split(' ').map(() => false),
  ]);
});
