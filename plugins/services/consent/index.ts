import { showOverlay } from '@site/src/components/Overlays';
import { readCookies, removeCookie } from './cookie';
import { reopened, whenConsentChanges } from './store';

export type { Consent } from './cookie';
export { readConsent, subscribeConsent, whenConsentChanges } from './store';

/** Deletes cookies and stored values whose names match. */
function clearStored(names: readonly RegExp[]): void {
  const isListed = (name: string) => names.some((pattern) => pattern.test(name));
  for (const cookie of readCookies().split('; ')) {
    const name = cookie.split('=')[0] ?? '';
    if (isListed(name)) removeCookie(name);
  }
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage).filter(isListed)) storage.removeItem(key);
    }
  } catch {
    // Where storage is blocked nothing is stored.
  }
}

/**
 * Deletes what services stored under an earlier consent whenever the reader has declined, here or elsewhere.
 * @param names of cookies and stored values
 */
export function clearOnDecline(names: readonly RegExp[]): void {
  whenConsentChanges((consent) => {
    if (consent === 'declined') clearStored(names);
  });
}

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
  reopened.set(true);
  showBanner();
}
