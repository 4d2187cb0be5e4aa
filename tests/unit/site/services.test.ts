import { expect, test } from 'vitest';
import { parseSiteEnv } from '../../../src/site/env';
import { servicesOf } from '../../../src/site/services';

const services = (variables: Record<string, string | undefined>) =>
  servicesOf(parseSiteEnv(variables));

test('with no variable set nobody is asked and the application waits for intent', () => {
  expect(services({})).toEqual({ asksConsent: false, startsAtIdle: false });
});

test('search services set no cookies', () => {
  const search = {
    ALGOLIA_APP_ID: 'A',
    ALGOLIA_SEARCH_API_KEY: 'B',
    AI_PROJECT_ID: 'C',
    AI_API_KEY: 'D',
  };
  expect(services(search)).toEqual({ asksConsent: false, startsAtIdle: false });
});

test('product analytics, the tag manager and the widget each ask for consent, at idle', () => {
  for (const variables of [
    { POSTHOG_KEY: 'key', POSTHOG_HOST: 'https://us.i.posthog.com' },
    { GTAG_ID: 'G-ABC123' },
    { AI_WEBSITE_ID: 'website' },
  ]) {
    expect(services(variables)).toEqual({ asksConsent: true, startsAtIdle: true });
  }
});

test('dashboard events need no consent, but a running application', () => {
  const variables = { DASHBOARD_API_URL: 'https://api.convex.dev' };
  expect(services(variables)).toEqual({ asksConsent: false, startsAtIdle: true });
});
