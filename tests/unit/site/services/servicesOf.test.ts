import { expect, test } from 'vitest';
import { parseSiteEnv } from '../../../../src/site/env';
import { servicesOf } from '../../../../src/site/services';
import { fakeSettings, fakeVariables, withFake } from '../../plugins/services/fakeService';

const services = (variables: Record<string, string | undefined>) =>
  servicesOf(parseSiteEnv(variables));

test('without variables there is no consent banner, and the application waits for intent', () => {
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

test('everything follows from the definition of a new service: settings, consent and start', () => {
  const env = parseSiteEnv(fakeVariables, withFake);
  expect(env.services).toEqual({ fake: fakeSettings });
  expect(servicesOf(env, withFake)).toEqual({ asksConsent: true, startsAtIdle: true });
  expect(parseSiteEnv({}, withFake).services).toEqual({});
});

test.each([
  [
    { FAKE_TOKEN: 'abc' },
    'FAKE_ENDPOINT is "", but it must be set whenever FAKE_TOKEN is set; set all of them or none.',
  ],
  [
    { ...fakeVariables, FAKE_ENDPOINT: 'fake' },
    'FAKE_ENDPOINT is "fake", but it must be an http(s) URL, like https://api.example.com.',
  ],
  [{ ...fakeVariables, FAKE_REGION: 'asia' }, 'FAKE_REGION is "asia", but it must be eu or us.'],
])('a bad variable of a new service fails with a line that says so: %o', (variables, message) => {
  expect(() => parseSiteEnv(variables, withFake)).toThrow(message);
});
