import { whenConsentChanges } from '@site/src/features/consent';

declare global {
  interface Window {
    /** Defined by the inline script of plugins/docusaurus/tag-manager-consent; keeps what is said until Google's script runs. */
    gtag?: (...args: unknown[]) => void;
  }
}

/**
 * Tells the tag manager what the reader has decided. Page views are the business of the preset's plugin.
 * The banner asks about understanding how people use the site, so nothing but analytics is ever granted.
 */
export function startGtagConsent(): void {
  whenConsentChanges((consent) => {
    if (consent === 'undecided') return;
    const analytics_storage = consent === 'accepted' ? 'granted' : 'denied';
    window.gtag?.('consent', 'update', { analytics_storage });
  });
}
