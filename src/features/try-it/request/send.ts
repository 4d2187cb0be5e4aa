import { type AnswerBody, bodyOf, readBytes } from '../response/answerBody';
import type { TryRequest } from './buildRequest';

export interface Answer {
  status: number;
  /** Until the last byte had come. */
  milliseconds: number;
  /** Those that the server lets a page of another site see. */
  headers: readonly (readonly [name: string, value: string])[];
  body: AnswerBody;
}

/**
 * Why no answer can be shown. `refused`: the server is there, but lets no page of this site read it (CORS).
 * `broken`: the connection ended within the answer.
 */
export type FailureCause = 'offline' | 'unreachable' | 'refused' | 'redirected' | 'broken';

export type Outcome =
  | { kind: 'answered'; answer: Answer }
  | { kind: 'failed'; cause: FailureCause }
  | { kind: 'cancelled' };

/** A request, which never holds the token, and what came of it. */
export interface TryResult {
  request: TryRequest;
  outcome: Outcome;
}

/** What a browser may add to a request or keep of it is left out: cookies, this page's address, copies. */
const discreet: RequestInit = {
  credentials: 'omit',
  referrerPolicy: 'no-referrer',
  cache: 'no-store',
};

/** Longest wait for the question whether a server is there at all, in milliseconds. */
const probePatience = 3000;

/**
 * Whether a server answers at all. A browser tells a page no more of a failed request than that it failed; what
 * it sends without asking the server's leave, which holds neither token nor body, tells the causes apart.
 */
async function isThere(url: string, signal: AbortSignal): Promise<boolean> {
  const giveUp = new AbortController();
  const stop = () => giveUp.abort();
  const timer = setTimeout(stop, probePatience);
  signal.addEventListener('abort', stop, { once: true });
  try {
    const { origin } = new URL(url);
    await fetch(origin, { ...discreet, method: 'HEAD', mode: 'no-cors', signal: giveUp.signal });
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
  return (await isThere(url, signal)) ? 'refused' : 'unreachable';
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
      ...discreet,
      method,
      headers,
      body,
      signal,
      redirect: 'manual',
    });
    if (response.type === 'opaqueredirect') return { kind: 'failed', cause: 'redirected' };
    const bytes = await readBytes(response);
    const answer: Answer = {
      milliseconds: Math.round(performance.now() - start),
      body: await bodyOf(bytes, response.headers.get('Content-Type') ?? ''),
      status: response.status,
      headers: [...response.headers],
    };
    return { kind: 'answered', answer };
  } catch {
    const cause = response ? 'broken' : signal.aborted ? undefined : await causeOf(url, signal);
    if (signal.aborted || cause === undefined) return { kind: 'cancelled' };
    return { kind: 'failed', cause };
  }
}
