import { cookieScope } from '../../../src/lib/cookieScope';
import { product } from '../../../src/site/product';
import type { ServiceDefinition, Sources, Start } from './service';

/** Usage of the docs, for the platform's own dashboard. */
export const definition = {
  variables: {
    /** Base URL of the API; it may have a path. */
    apiUrl: { name: 'DASHBOARD_API_URL', format: 'url' },
  },
  isProductionOnly: false,
  runsVendorCode: false,
  startsAtIdle: true,
  needsConsent: false,
} as const satisfies ServiceDefinition;

export const sources: Sources<typeof definition> = ({ apiUrl }) => ({
  'connect-src': [new URL(apiUrl).origin],
});

/** A parameter in links from the dashboard, and the cookie that lets the dashboard recognize the reader. */
const parameter = 't';

const cookieName = 'cvx-t';

/** Browsers drop a cookie whose name and value are longer, in bytes. */
const maxLength = 4096;

/** The last second of 32-bit clocks. */
const expires = 'Tue, 19 Jan 2038 03:14:07 GMT';

/** What to write to `document.cookie` for a token; undefined if it is empty or too long. */
function tokenCookie(token: string, hostname: string): string | undefined {
  const pair = `${cookieName}=${encodeURIComponent(token)}`;
  if (token === '' || pair.length > maxLength) return undefined;
  const { domain, secure } = cookieScope(hostname, product.parentDomain);
  return [
    pair,
    'path=/',
    `expires=${expires}`,
    'samesite=lax',
    ...(domain === undefined ? [] : [`domain=${domain}`]),
    ...(secure ? ['secure'] : []),
  ].join('; ');
}

/** Stores the token in the address, if there is one, and removes it from the address bar without a reload. */
function keepAccountToken(): void {
  const address = new URL(location.href);
  const token = address.searchParams.get(parameter);
  if (token === null) return;
  const cookie = tokenCookie(token, location.hostname);
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the asynchronous API
  if (cookie !== undefined) document.cookie = cookie;
  address.searchParams.delete(parameter);
  history.replaceState(history.state, '', address);
}

/** The value of `Convex-Client`. The API was given this one, so it doesn't follow the documented version. */
const client = 'npm-1.26.2';

/** Posts events to the dashboard. A request that fails only warns; it isn't retried. */
export const start: Start<typeof definition> = ({ apiUrl }) => {
  const send = (event: string, args: object) => {
    fetch(`${apiUrl}/api/dashboard/event`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Convex-Client': client },
      body: JSON.stringify({ event, args }),
      keepalive: true, // Also sent while the page is being left.
    }).then(
      (response) => {
        if (!response.ok) console.warn('Analytics request failed with response', response.status);
      },
      (error) => console.warn('Analytics response failed with error', error),
    );
  };
  keepAccountToken();
  return {
    'view doc': (args) => send('view doc', args),
    'scroll doc': (args) => send('scroll doc', args),
  };
};
