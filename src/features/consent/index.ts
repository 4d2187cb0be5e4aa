export { clearOnDecline } from './clearOnDecline';
export type { Consent } from './cookie';
export { openCookieSettings, startConsent } from './startConsent';
export { readConsent, subscribeConsent, whenConsentChanges } from './store';
