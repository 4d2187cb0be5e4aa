import { tokenVariable } from './httpValues';

export interface HttpRequest {
  method: string;
  url: string;
  /** What is added to the URL, before it is encoded. */
  query?: readonly (readonly [name: string, value: string])[];
  /** The kind of token to send; without it the call is anonymous. */
  token: { prefix: string; name: string } | undefined;
  headers: [name: string, value: string][];
  body: string | undefined;
}

/** Quotes a text for the shell: everything in it stands for itself. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/**
 * The request for a terminal. A shell variable replaces the token, because copied commands end up in clipboard and shell
 * histories and in chats.
 */
export function curlCommand({ method, url, query = [], token, headers, body }: HttpRequest) {
  const isDefault = method === (body === undefined ? 'GET' : 'POST');
  const flag = isDefault ? (query.length > 0 ? '--get ' : '') : `-X ${method} `;
  const options = [
    ...(token ? [`-H "Authorization: ${token.prefix} $${tokenVariable(token.name)}"`] : []),
    ...headers.map(([name, value]) => `-H "${name}: ${value.replace(/["$\\`]/g, '\\$&')}"`),
    ...query.map(([name, value]) => `--data-urlencode ${quoted(`${name}=${value}`)}`),
    ...(body === undefined ? [] : [`-d ${quoted(body)}`]),
  ];
  const address = /^[\w:/.%-]+$/.test(url) ? url : quoted(url);
  return [`curl ${flag}${address}`, ...options].join(' \\\n  ');
}
