import type {
  HttpAuthScheme,
  HttpFormOperation,
  HttpParameter,
  HttpRequest,
} from '@site/src/lib/http';
import { fillPath, typesOf } from '@site/src/lib/http';

/** What the reader has put into the fields, by their names in the form. */
type FormValues = Readonly<Record<string, string>>;

export const serverKey = (name: string): string => `server.${name}`;
export const parameterKey = (parameter: HttpParameter): string =>
  `${parameter.in}.${parameter.name}`;

/**
 * Whether a host is the reader's own machine, where a deployment may run without TLS. Policies of pages know no other
 * names for it, so a browser lets the form reach only these (`pagePolicy` in plugins/delivery/policy).
 */
export const isOwnMachine = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '127.0.0.1';

function addressProblem(text: string): string | undefined {
  if (text === '') return 'Give the address of your deployment.';
  if (!/^https?:/i.test(text) || !URL.canParse(text)) {
    return 'Give the whole address: https://happy-otter-123.convex.cloud';
  }
  const { protocol, hostname, href, origin } = new URL(text);
  if (protocol === 'http:' && !isOwnMachine(hostname)) {
    return 'Use https:// to keep others from intercepting the token. Only localhost and 127.0.0.1 can have http://.';
  }
  if (hostname.endsWith('.convex.site')) {
    return 'HTTP actions are at .convex.site; the API is at .convex.cloud.';
  }
  return href === `${origin}/` ? undefined : `Give only ${origin}`;
}

/** The message never contains the token. */
function tokenProblem(token: string): string | undefined {
  if (token === '') return 'The token is needed first.';
  return /^[\x21-\x7e]+$/.test(token)
    ? undefined
    : 'Give the token alone, without a word before it: it has no spaces or line breaks.';
}

function parameterProblem(parameter: HttpParameter, text: string): string | undefined {
  const { name, required, schema } = parameter;
  if (text === '') return required ? `Give ${name}.` : undefined;
  // Otherwise the URL would drop the segment, and the request would go to another path.
  if (parameter.in === 'path' && text.split('/').some((part) => /^\.{0,2}$/.test(part))) {
    return 'A part of a path cannot be empty or only dots.';
  }
  const isInteger = typesOf(schema).includes('integer');
  return isInteger && !/^-?\d+$/.test(text) ? `${name} must be a whole number.` : undefined;
}

function bodyProblem(text: string, isRequired: boolean): string | undefined {
  if (text === '') return isRequired ? 'Give the body.' : undefined;
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return `The body is not JSON: ${(error as SyntaxError).message}`;
  }
}

/**
 * Checks where the request and its token would go, and that the body is JSON. The server checks the rest.
 * @returns messages by the name of their field
 */
export function problemsOf(
  { servers, parameters, body }: HttpFormOperation,
  values: FormValues,
  scheme: HttpAuthScheme | undefined,
): ReadonlyMap<string, string> {
  const problems = new Map<string, string>();
  const check = (key: string, problemOf: (text: string) => string | undefined) => {
    const problem = problemOf(values[key] ?? '');
    if (problem !== undefined) problems.set(key, problem);
  };
  for (const { name } of servers[0].variables) check(serverKey(name), addressProblem);
  if (scheme) check('token', tokenProblem);
  for (const parameter of parameters) {
    check(parameterKey(parameter), (text) => parameterProblem(parameter, text));
  }
  if (body) check('body', (text) => bodyProblem(text, body.required));
  return problems;
}

/** Builds the request of a form without problems. The token isn't part of it, so it can be shown and copied. */
export function buildRequest(
  { method, path, servers, parameters, body }: HttpFormOperation,
  values: FormValues,
  token: HttpAuthScheme | undefined,
): HttpRequest {
  const given = (place: HttpParameter['in']) =>
    parameters
      .filter((parameter) => parameter.in === place)
      .map((parameter) => ({ ...parameter, text: values[parameterKey(parameter)] ?? '' }))
      .filter(({ text }) => text !== '');
  const server = servers[0].variables.reduce(
    (url, { name }) => url.replace(`{${name}}`, new URL(values[serverKey(name)] ?? '').origin),
    servers[0].url,
  );
  const filled = given('path').reduce((all, one) => fillPath(all, one, one.text), path);
  const query = given('query').map(({ name, text }) =>
    [name, text].map(encodeURIComponent).join('='),
  );
  const content = body && values.body ? { type: body.contentType, text: values.body } : undefined;
  return {
    method,
    url: [server + filled, ...(query.length > 0 ? [query.join('&')] : [])].join('?'),
    headers: [
      ...given('header').map(({ name, text }): [string, string] => [name, text]),
      ...(content ? [['Content-Type', content.type] as [string, string]] : []),
    ],
    token,
    body: content?.text,
  };
}

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
