import { bodyOf, type ResponseBody, readBytes } from '../response/responseBody';
import type { TryRequest } from './buildRequest';

/** A response as far as it was read. */
export interface TryResponse {
  status: number;
  /** Time until the last byte arrived. */
  milliseconds: number;
  /** Those that the server exposes to other origins. */
  headers: readonly (readonly [name: string, value: string])[];
  body: ResponseBody;
}

/**
 * Why no response can be shown. `refused`: the server is reachable, but doesn't let this site read the response (CORS).
 * `broken`: the connection closed in the middle of the response.
 */
export type FailureCause = 'offline' | 'unreachable' | 'refused' | 'redirected' | 'broken';

export type Outcome =
  | { kind: 'responded'; response: TryResponse }
  | { kind: 'failed'; cause: FailureCause }
  | { kind: 'cancelled' };

/** A request, which never contains the token, and its outcome. */
export interface TryResult {
  request: TryRequest;
  outcome: Outcome;
}

/** Sends no cookies and no referrer, and keeps nothing in the browser's cache. */
const privateInit: RequestInit = {
  credentials: 'omit',
  referrerPolicy: 'no-referrer',
  cache: 'no-store',
};

/** How long to wait for the probe that checks whether the server is reachable. */
const probeTimeoutMs = 3000;

/**
 * Whether a server is reachable. A browser doesn't tell a page why a request failed, so a simple request without token
 * and body, which needs no CORS preflight, is used to distinguish the causes.
 */
async function isReachable(url: string, signal: AbortSignal): Promise<boolean> {
  const giveUp = new AbortController();
  const stop = () => giveUp.abort();
  const timer = setTimeout(stop, probeTimeoutMs);
  signal.addEventListener('abort', stop, { once: true });
  try {
    const { origin } = new URL(url);
    await fetch(origin, { ...privateInit, method: 'HEAD', mode: 'no-cors', signal: giveUp.signal });
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

async function causeOf(url: string, signal: AbortSignal): Promise<FailureCause> {
  if (!navigator.onLine) return 'offline';
  return (await isReachable(url, signal)) ? 'refused' : 'unreachable';
}

function headersOf(request: TryRequest, token: string): Headers {
  const headers = new Headers(
    request.headers.map(([name, value]): [string, string] => [name, value]),
  );
  if (request.authorization && token !== '') {
    headers.set('Authorization', `${request.authorization.prefix} ${token}`);
  }
  return headers;
}

/** Sends a request from the reader's browser to its server, and to no other: redirects are not followed. */
export async function send(
  request: TryRequest,
  token: string,
  signal: AbortSignal,
): Promise<Outcome> {
  const { method, url, body } = request;
  const start = performance.now();
  let response: Response | undefined;
  try {
    const headers = headersOf(request, token);
    response = await fetch(url, {
      ...privateInit,
      method,
      headers,
      body,
      signal,
      redirect: 'manual',
    });
    if (response.type === 'opaqueredirect') return { kind: 'failed', cause: 'redirected' };
    const bytes = await readBytes(response);
    const received: TryResponse = {
      milliseconds: Math.round(performance.now() - start),
      body: await bodyOf(bytes, response.headers.get('Content-Type') ?? ''),
      status: response.status,
      headers: [...response.headers],
    };
    return { kind: 'responded', response: received };
  } catch {
    const cause = response ? 'broken' : signal.aborted ? undefined : await causeOf(url, signal);
    if (signal.aborted || cause === undefined) return { kind: 'cancelled' };
    return { kind: 'failed', cause };
  }
}
