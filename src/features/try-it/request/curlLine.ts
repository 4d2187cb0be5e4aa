import { tokenVariable } from '@site/src/lib/tokenVariable';
import type { TryRequest } from './buildRequest';

const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/**
 * The same request for a terminal. A variable of the shell stands for the token, as in the samples of the page: a
 * copied line lands in the histories of the clipboard and the shell and in chats, where no token should be.
 */
export function curlLine({ method, url, headers, authorization, body }: TryRequest): string {
  const isImplied = method === (body === undefined ? 'GET' : 'POST');
  const authorized = authorization
    ? [`-H "Authorization: ${authorization.prefix} $${tokenVariable(authorization.name)}"`]
    : [];
  const parts = [
    `curl ${isImplied ? '' : `-X ${method} `}${/^[\w:/.%-]+$/.test(url) ? url : quote(url)}`,
    ...authorized,
    ...headers.map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-d ${quote(body)}`]),
  ];
  return parts.join(' \\\n  ');
}
