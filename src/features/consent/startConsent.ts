import { showOverlay } from '@site/src/features/overlays';
import { reopen, whenConsentChanges } from './store';

async function showBanner(): Promise<void> {
  try {
    const { ConsentBanner } = await import('./ConsentBanner');
    showOverlay('consent', ConsentBanner);
  } catch (error) {
    // Without an answer nothing is stored; the next page load asks again.
    console.warn('The cookie banner could not be loaded.', error);
  }
}

/** Shows the banner while the reader hasn't decided, now or later; for everyone else it isn't even loaded. */
export function startConsent(): void {
  whenConsentChanges((consent) => {
    if (consent === 'undecided') showBanner();
  });
}

/** Shows the banner again: 'Cookie settings' in the footer. */
export function openCookieSettings(): void {
  reopen();
  showBanner();
}
