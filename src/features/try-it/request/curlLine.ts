import type { TryRequest } from './buildRequest';

/**
 * Variables of a shell that stand for the token. A copied line lands in the clipboard's history, the shell's and
 * in chats, so that the token itself is never in it.
 */
const tokenVariables = { Bearer: '$CONVEX_TOKEN', Convex: '$CONVEX_DEPLOY_KEY' } as const;

const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The same request for a terminal, with a variable in the token's place. */
export function curlLine({ method, url, headers, authorization, body }: TryRequest): string {
  const isImplied = method === (body === undefined ? 'GET' : 'POST');
  const parts = [
    `curl ${isImplied ? '' : `-X ${method} `}${/^[\w:/.%-]+$/.test(url) ? url : quote(url)}`,
    ...(authorization
      ? [`-H "Authorization: ${authorization} ${tokenVariables[authorization]}"`]
      : []),
    ...headers.map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-d ${quote(body)}`]),
  ];
  return parts.join(' \\\n  ');
}
