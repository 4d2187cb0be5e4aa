export { openCookieSettings, startConsent } from './startConsent';
export { whenConsentChanges } from './store';
