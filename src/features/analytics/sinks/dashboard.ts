import type { Sink } from '../events';

export interface DashboardOptions {
  /** Origin of the dashboard's API, with a path or not, without a slash at the end. */
  apiUrl: string;
  /** Version of the `convex` package that the docs are written to. */
  version: string;
}

/** Posts events to the dashboard. A failure is told on the console, and that is all: nothing is sent again. */
export function createDashboardSink({
  apiUrl,
  version,
}: DashboardOptions): Sink<'view doc' | 'scroll doc'> {
  return (event, args) => {
    fetch(`${apiUrl}/api/dashboard/event`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Convex-Client': `npm-${version}` },
      body: JSON.stringify({ event, args }),
      keepalive: true, // So that it is sent from a page that is being left.
    }).then(
      (response) => {
        if (!response.ok) console.warn('Analytics request failed with response', response.status);
      },
      (error) => console.warn('Analytics response failed with error', error),
    );
  };
}
