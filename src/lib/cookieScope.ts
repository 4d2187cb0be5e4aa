export interface CookieScope {
  /** With a dot before it; absent for a cookie of this host alone. */
  domain?: string;
  secure: boolean;
}

/**
 * Where a cookie is good for: the parent domain with all its hosts when on one of them, otherwise this host alone;
 * secure unless on localhost.
 */
export function cookieScope(hostname: string, parentDomain: string): CookieScope {
  const isWithin = hostname === parentDomain || hostname.endsWith(`.${parentDomain}`);
  return { secure: hostname !== 'localhost', ...(isWithin && { domain: `.${parentDomain}` }) };
}
