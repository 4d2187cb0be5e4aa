import { cookieScope } from '@site/src/lib/cookieScope';
import { product } from '@site/src/site/product';
import Cookies from 'js-cookie';

/** Names that product analytics and the tag manager give to cookies and stored values. */
const ours = /^(__)?ph_|^_g(a|id|at|cl)(_|$)/;

function clearStorage(storage: Storage): void {
  for (const key of Object.keys(storage)) if (ours.test(key)) storage.removeItem(key);
}

/** Deletes what analytics has stored in this browser, for this host and for the parent domain. */
export function clearStored(): void {
  const { domain } = cookieScope(location.hostname, product.parentDomain);
  for (const name of Object.keys(Cookies.get())) {
    if (!ours.test(name)) continue;
    Cookies.remove(name);
    if (domain !== undefined) Cookies.remove(name, { domain });
  }
  try {
    clearStorage(localStorage);
    clearStorage(sessionStorage);
  } catch {
    // Where storage is blocked nothing is stored.
  }
}
