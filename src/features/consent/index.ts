export { clearOnDecline } from './clearOnDecline';
export type { Consent } from './cookie';
export { openCookieSettings, startConsent } from './startConsent';
export { whenConsentChanges } from './store';
