import type { HttpRequest } from '@site/src/lib/http';

export interface TryResponse {
  status: number;
  /** Time until the last byte arrived. */
  milliseconds: number;
  text: string;
}

/**
 * Why no response can be shown. `unreadable`: the server isn't reachable, or doesn't let this site read the response
 * (CORS); a browser doesn't tell which. `broken`: the connection closed in the middle of the response.
 */
export type FailureCause = 'cancelled' | 'offline' | 'unreadable' | 'redirected' | 'broken';

/**
 * Sends a request from the reader's browser to its server, and to no other: redirects are not followed. It has no
 * cookies and no referrer, and stays out of the browser's cache.
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
      method,
      headers: sent,
      body,
      signal,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      redirect: 'manual',
    });
    if (response.type === 'opaqueredirect') return 'redirected';
    const text = await response.text();
    const milliseconds = Math.round(performance.now() - start);
    return { status: response.status, milliseconds, text };
  } catch {
    if (signal.aborted) return 'cancelled';
    if (response) return 'broken';
    return navigator.onLine ? 'unreadable' : 'offline';
  }
}
