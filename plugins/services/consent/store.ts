import { createStore } from '@site/src/lib/createStore';
import Cookies from 'js-cookie';
import {
  type Choice,
  type Consent,
  consentAttributes,
  consentCookie,
  consentOf,
  readCookies,
  refusesTracking,
  removeCookie,
  storedValue,
} from './cookie';

/** How often the cookie is read where the browser doesn't report changes, in milliseconds. */
const pollIntervalMs = 300;

/**
 * Calls back when cookies may have changed, in this tab, another one, or through a sister site: on the browser's
 * events, or else on a poll that pauses while the tab is hidden and resumes immediately when it is shown again.
 * @returns a function that stops watching
 */
export function watchCookies(callback: () => void): () => void {
  // https://cookiestore.spec.whatwg.org/, in secure contexts of newer browsers.
  const cookieStore = window.cookieStore as CookieStore | undefined;
  if (cookieStore) {
    cookieStore.addEventListener('change', callback);
    return () => cookieStore.removeEventListener('change', callback);
  }
  let timer: ReturnType<typeof setInterval> | undefined;
  const followVisibility = () => {
    clearInterval(timer);
    if (document.hidden) return;
    callback();
    timer = setInterval(callback, pollIntervalMs);
  };
  followVisibility();
  document.addEventListener('visibilitychange', followVisibility);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', followVisibility);
  };
}

const consent = createStore<Consent>('undecided');
/** Whether the reader has asked for the banner again. */
export const reopened = createStore(false);
let isWatching = false;
/** A choice that the browser doesn't store is valid until the page is left. */
let keptInPage: Consent | undefined;

function readCookie(): void {
  const stored = consentOf(readCookies(), refusesTracking(navigator));
  consent.set(stored === 'undecided' ? (keptInPage ?? stored) : stored);
}

export const readConsent = consent.read;

/** Calls back at every change, including those made in other tabs and by sister sites. */
export function subscribeConsent(listener: () => void): () => void {
  if (!isWatching) {
    isWatching = true;
    readCookie();
    watchCookies(readCookie);
  }
  return consent.subscribe(listener);
}

/** Calls back with the reader's consent, immediately and whenever it changes. */
export function whenConsentChanges(callback: (consent: Consent) => void): void {
  subscribeConsent(() => callback(readConsent()));
  callback(readConsent());
}

export function decide(choice: Choice): void {
  try {
    removeCookie(consentCookie);
    Cookies.set(consentCookie, storedValue(choice), consentAttributes(location.hostname));
  } catch {
    // A document without an origin can't store anything.
  }
  keptInPage = consentOf(readCookies(), false) === choice ? undefined : choice;
  reopened.set(false);
  consent.set(refusesTracking(navigator) ? 'declined' : choice);
}
