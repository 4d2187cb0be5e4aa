import { showOverlay } from '@site/src/features/overlays';
import { reopen, whenConsentChanges } from './store';

async function showBanner(): Promise<void> {
  try {
    const { ConsentBanner } = await import('./ConsentBanner');
    showOverlay('consent', ConsentBanner);
  } catch (error) {
    // Undecided is the safe state; the next page asks.
    console.warn('The cookie banner could not be loaded.', error);
  }
}

/** Asks a reader who has not decided, now or as soon as that is so; who has decided loads no banner. */
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
