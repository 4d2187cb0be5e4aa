export type { Consent } from './cookie';
export { clearOnDecline, openCookieSettings, startConsent } from './startConsent';
export { readConsent, subscribeConsent, whenConsentChanges } from './store';
