import type { definition } from '../../site/services/dashboard';
import { keepAccountToken } from './accountToken';
import type { Start } from './serviceStart';

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
