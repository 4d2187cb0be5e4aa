import { shellQuote } from '@site/src/lib/shellQuote';
import { tokenVariable } from '@site/src/lib/tokenVariable';
import type { TryRequest } from './buildRequest';

/**
 * The same request for a terminal. A shell variable replaces the token, as in the page's samples, because copied
 * commands end up in clipboard and shell histories and in chats.
 */
export function curlLine({ method, url, headers, authorization, body }: TryRequest): string {
  const isImplied = method === (body === undefined ? 'GET' : 'POST');
  const authorized = authorization
    ? [`-H "Authorization: ${authorization.prefix} $${tokenVariable(authorization.name)}"`]
    : [];
  const parts = [
    `curl ${isImplied ? '' : `-X ${method} `}${/^[\w:/.%-]+$/.test(url) ? url : shellQuote(url)}`,
    ...authorized,
    ...headers.map(([name, value]) => `-H ${shellQuote(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-d ${shellQuote(body)}`]),
  ];
  return parts.join(' \\\n  ');
}
