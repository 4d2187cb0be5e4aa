import { type CookieScope, cookieScope } from '@site/src/lib/cookieScope';
import { product } from '@site/src/site/product';

/** The reader's answer about third-party cookies. */
export type Consent = 'undecided' | 'accepted' | 'declined';

/** A choice that is stored. */
export type Choice = Exclude<Consent, 'undecided'>;

/** The website, the dashboard and the blog read and write this cookie too, so one choice is valid on all of them. */
export const consentCookie = 'allowsCookies';

const values: Record<Choice, string> = { accepted: 'true', declined: 'false' };

/** The cookie's value for a choice. */
export const storedValue = (choice: Choice): string => values[choice];

/**
 * What a reader has decided.
 * @param value of the cookie
 * @param refusesTracking whether the browser asks all sites not to track, which counts as a decline whatever the cookie says
 */
export function consentOf(value: string | undefined, refusesTracking: boolean): Consent {
  if (refusesTracking) return 'declined';
  if (value === values.accepted) return 'accepted';
  return value === values.declined ? 'declined' : 'undecided';
}

interface ConsentAttributes extends CookieScope {
  path: string;
  /** In seconds: 400 days, the longest that browsers keep one. */
  'max-age': string;
  sameSite: 'lax';
}

/** The cookie's attributes on a host. */
export function consentAttributes(hostname: string): ConsentAttributes {
  const scope = cookieScope(hostname, product.parentDomain);
  return { path: '/', 'max-age': '34560000', sameSite: 'lax', ...scope };
}
