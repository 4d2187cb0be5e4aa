import { cookieScope } from '@site/src/lib/cookieScope';
import { product } from '@site/src/site/product';
import Cookies from 'js-cookie';

/** The reader's answer about third-party cookies. */
export type Consent = 'undecided' | 'accepted' | 'declined';

export type Choice = Exclude<Consent, 'undecided'>;

/** The website, the dashboard and the blog read and write this cookie too, so one choice is valid on all of them. */
export const consentCookie = 'allowsCookies';

const values: Record<Choice, string> = { accepted: 'true', declined: 'false' };

export const storedValue = (choice: Choice): string => values[choice];

/**
 * What a reader has decided. A host and a path may each have a cookie of this name: then a decline counts, and a value
 * that means nothing doesn't.
 * @param cookies of the document
 * @param refuses whether the browser asks all sites not to track, which counts as a decline whatever the cookie says
 */
export function consentOf(cookies: string, refuses: boolean): Consent {
  const isStored = (choice: Choice) =>
    cookies.split('; ').includes(`${consentCookie}=${storedValue(choice)}`);
  if (refuses || isStored('declined')) return 'declined';
  return isStored('accepted') ? 'accepted' : 'undecided';
}

/** Signals of browsers: https://www.w3.org/TR/gpc/ and https://www.w3.org/TR/tracking-dnt/ */
interface PrivacySignals {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

/** Whether the browser asks every site not to track, by Global Privacy Control or Do Not Track. */
export function refusesTracking(navigator: PrivacySignals): boolean {
  return navigator.globalPrivacyControl === true || navigator.doNotTrack === '1';
}

export function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    // A document without an origin, such as in a sandboxed frame, has none.
    return '';
  }
}

/** Deletes a cookie of every domain and path that this page can see. */
export function removeCookie(name: string): void {
  const labels = location.hostname.split('.');
  const domains = [undefined, ...labels.map((_, index) => labels.slice(index).join('.'))];
  const parts = location.pathname.split('/');
  const paths = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  for (const path of paths.flatMap((one) => [one, `${one}/`])) {
    for (const domain of domains) Cookies.remove(name, { path: path || '/', domain });
  }
}

/** The parts of the cookie besides its value. It lasts 400 days, the longest that browsers keep one. */
export const consentAttributes = (hostname: string) => ({
  path: '/',
  'max-age': '34560000',
  sameSite: 'lax' as const,
  ...cookieScope(hostname, product.parentDomain),
});
