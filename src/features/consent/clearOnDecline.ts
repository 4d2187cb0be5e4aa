import { cookieScope } from '@site/src/lib/cookieScope';
import { product } from '@site/src/site/product';
import Cookies from 'js-cookie';
import { whenConsentChanges } from './store';

type Names = readonly RegExp[];

const isIn = (names: Names, name: string) => names.some((pattern) => pattern.test(name));

function clearStorage(storage: Storage, names: Names): void {
  for (const key of Object.keys(storage)) if (isIn(names, key)) storage.removeItem(key);
}

/** Deletes cookies, for this host and for the parent domain, and stored values whose names match. */
function clearStored(names: Names): void {
  const { domain } = cookieScope(location.hostname, product.parentDomain);
  for (const name of Object.keys(Cookies.get())) {
    if (!isIn(names, name)) continue;
    Cookies.remove(name);
    if (domain !== undefined) Cookies.remove(name, { domain });
  }
  try {
    clearStorage(localStorage, names);
    clearStorage(sessionStorage, names);
  } catch {
    // Where storage is blocked nothing is stored.
  }
}

/**
 * Deletes what services stored under an earlier consent whenever the reader has declined, here or elsewhere.
 * @param names of cookies and stored values
 */
export function clearOnDecline(names: Names): void {
  whenConsentChanges((consent) => {
    if (consent === 'declined') clearStored(names);
  });
}
