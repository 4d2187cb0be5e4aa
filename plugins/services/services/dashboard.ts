import { product } from '../../../src/site/product';
import { keepAccountToken } from '../accountToken';
import type { ServiceDefinition, Sources, Start } from './types';

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

/** Posts events to the dashboard. A request that fails only warns; it isn't retried. */
export const start: Start<typeof definition> = ({ apiUrl }) => {
  const send = (event: string, args: object) => {
    fetch(`${apiUrl}/api/dashboard/event`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Convex-Client': `npm-${product.version}` },
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
