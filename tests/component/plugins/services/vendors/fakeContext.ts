import type { Consent } from '../../../../../plugins/services/consent';
import type { ServiceContext } from '../../../../../plugins/services/vendors';

/** A site for a service: its consent and idle moments come when the test says so. */
export function fakeContext() {
  const consentCallbacks: ((consent: Consent) => void)[] = [];
  const idleCallbacks: (() => void)[] = [];
  let id: Promise<string | undefined> | undefined;
  const context: ServiceContext = {
    whenConsentChanges(callback) {
      consentCallbacks.push(callback);
      callback('undecided');
    },
    whenIdle: (callback) => idleCallbacks.push(callback),
    setAnalyticsId: (promise) => {
      id = promise;
    },
    site: { url: 'https://docs.example.com', baseUrl: '/' },
  };
  return {
    context,
    changeConsent: (consent: Consent) => {
      for (const callback of consentCallbacks) callback(consent);
    },
    becomeIdle: () => {
      for (const callback of idleCallbacks) callback();
    },
    readId: () => id,
  };
}
