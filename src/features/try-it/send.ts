import type { HttpRequest } from '@site/src/lib/curlCommand';

export interface TryResponse {
  status: number;
  /** Time until the last byte arrived. */
  milliseconds: number;
  /** Those that the server exposes to other origins. */
  headers: readonly (readonly [name: string, value: string])[];
  text: string;
}

/**
 * Why no response can be shown. `refused`: the server is reachable, but doesn't let this site read the response (CORS).
 * `broken`: the connection closed in the middle of the response.
 */
export type FailureCause =
  | 'cancelled'
  | 'offline'
  | 'unreachable'
  | 'refused'
  | 'redirected'
  | 'broken';

/** Sends no cookies and no referrer, and keeps nothing in the browser's cache. */
const privateInit: RequestInit = {
  credentials: 'omit',
  referrerPolicy: 'no-referrer',
  cache: 'no-store',
};

/** How long to wait for the probe that checks whether the server is reachable. */
const probeTimeoutMs = 3000;

/**
 * Finds out why a request failed, which a browser doesn't tell. A simple request without token and body, which needs no
 * CORS preflight, distinguishes the causes.
 */
async function causeOf(url: string, signal: AbortSignal): Promise<FailureCause> {
  if (signal.aborted) return 'cancelled';
  if (!navigator.onLine) return 'offline';
  const init: RequestInit = { ...privateInit, method: 'HEAD', mode: 'no-cors', signal };
  const isReachable = await Promise.race([
    fetch(new URL(url).origin, init).then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => setTimeout(resolve, probeTimeoutMs, false)),
  ]);
  if (signal.aborted) return 'cancelled';
  return isReachable ? 'refused' : 'unreachable';
}

/**
 * Sends a request from the reader's browser to its server, and to no other: redirects are not followed.
 * @returns the response, or why there is none
 */
export async function send(
  { method, url, headers, token, body }: HttpRequest,
  secret: string,
  signal: AbortSignal,
): Promise<TryResponse | FailureCause> {
  const start = performance.now();
  const sent = new Headers(headers);
  if (token) sent.set('Authorization', `${token.prefix} ${secret}`);
  let response: Response | undefined;
  try {
    response = await fetch(url, {
      ...privateInit,
      method,
      headers: sent,
      body,
      signal,
      redirect: 'manual',
    });
    if (response.type === 'opaqueredirect') return 'redirected';
    const text = await response.text();
    const milliseconds = Math.round(performance.now() - start);
    return { status: response.status, milliseconds, headers: [...response.headers], text };
  } catch {
    return response && !signal.aborted ? 'broken' : causeOf(url, signal);
  }
}
