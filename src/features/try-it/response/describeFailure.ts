import type { TryRequest } from '../request/buildRequest';
import { isOwnMachine } from '../request/isOwnMachine';
import type { FailureCause } from '../request/send';

export interface Explanation {
  title: string;
  /** What happened and what to do, by sentences. */
  text: string;
}

const titles: Record<FailureCause, string> = {
  offline: 'There is no connection',
  unreachable: 'The server could not be reached',
  refused: 'The browser may not read the answer',
  redirected: 'The server points to another address',
  broken: 'The connection broke',
};

function reasonOf(cause: FailureCause, { hostname, host }: URL): string {
  switch (cause) {
    case 'offline':
      return 'This device is offline, so nothing was sent.';
    case 'unreachable':
      return isOwnMachine(hostname)
        ? `Nothing answers at ${host}. Start the deployment with npx convex dev, and let the browser reach this machine if it asks.`
        : `${host} does not answer. Check the address, and whether an extension of the browser blocks the request.`;
    case 'refused':
      return `${host} is there, but it allows no page of another site to read this answer (CORS), or it closed the connection. A terminal has no such rule: run the command there.`;
    case 'redirected':
      return `${host} answers with a redirect. It is not followed, so that the token goes to no other address. Check the address.`;
    case 'broken':
      return `${host} began to answer and did not end.`;
  }
}

/** Says what went wrong between the browser and the server, and what a reader can do. */
export function describeFailure(cause: FailureCause, request: TryRequest): Explanation {
  const reason = reasonOf(cause, new URL(request.url));
  const mayHaveRun = request.method !== 'GET' && (cause === 'refused' || cause === 'broken');
  const warning = ' The request may have been carried out: look before you send it again.';
  return { title: titles[cause], text: mayHaveRun ? reason + warning : reason };
}
