import type { TryRequest } from '../request/buildRequest';
import { isOwnMachine } from '../request/isOwnMachine';
import type { FailureCause } from '../request/send';

export interface Explanation {
  title: string;
  /** What happened and what to do, in full sentences. */
  text: string;
}

const titles: Record<FailureCause, string> = {
  offline: 'No connection',
  unreachable: 'The server could not be reached',
  refused: 'The browser cannot read the response',
  redirected: 'The server redirects to another address',
  broken: 'The connection broke',
};

function reasonOf(cause: FailureCause, { hostname, host }: URL): string {
  switch (cause) {
    case 'offline':
      return 'This device is offline, so nothing was sent.';
    case 'unreachable':
      return isOwnMachine(hostname)
        ? `Nothing responds at ${host}. Start the deployment with npx convex dev, and let the browser reach this machine if it asks.`
        : `${host} does not respond. Check the address, and whether a browser extension blocks the request.`;
    case 'refused':
      return `${host} is reachable, but it does not let other sites read this response (CORS), or it closed the connection. A terminal has no such restriction: run the command there.`;
    case 'redirected':
      return `${host} responds with a redirect. It is not followed, so that the token is not sent to another address. Check the address.`;
    case 'broken':
      return `${host} started to respond, but the response is incomplete.`;
  }
}

/** Says what went wrong between the browser and the server, and what a reader can do. */
export function describeFailure(cause: FailureCause, request: TryRequest): Explanation {
  const reason = reasonOf(cause, new URL(request.url));
  const mayHaveRun = request.method !== 'GET' && (cause === 'refused' || cause === 'broken');
  const warning = ' The request may have succeeded: check before you send it again.';
  return { title: titles[cause], text: mayHaveRun ? reason + warning : reason };
}
