import type { HttpOperation, HttpParameter } from '@site/src/lib/httpOperation';
import { fillPath } from '@site/src/lib/httpValues';
import type { FormValues } from './checkForm';
import type { Credential } from './credentials';
import { bodyKey, parameterKey, serverKey } from './fieldsOf';
import { serverAddress } from './serverAddress';

/** A request without its token, so it can be shown, kept and copied. */
export interface TryRequest {
  method: HttpOperation['method'];
  url: string;
  headers: readonly (readonly [name: string, value: string])[];
  /** How the token is sent, and its name; without it no token is sent. */
  authorization?: { prefix: Credential['prefix']; name: string };
  body?: string;
}

/** Builds the request of a form that `checkForm` accepted. */
export function buildRequest(
  { method, path, servers, parameters, body }: HttpOperation,
  values: FormValues,
  credential: Credential | undefined,
): TryRequest {
  const textAt = (key: string) => values[key] ?? '';
  const given = parameters
    .map((parameter) => ({ parameter, text: textAt(parameterKey(parameter)) }))
    .filter(({ text }) => text !== '');
  const place = (where: HttpParameter['in']) =>
    given.filter(({ parameter }) => parameter.in === where);

  const server = servers[0].variables.reduce((url, { name }) => {
    const address = serverAddress(textAt(serverKey(name)));
    return url.replace(`{${name}}`, 'origin' in address ? address.origin : '');
  }, servers[0].url);
  const filled = place('path').reduce(
    (all, { parameter, text }) => fillPath(all, parameter, text),
    path,
  );
  const query = place('query')
    .map(
      ({ parameter, text }) => `${encodeURIComponent(parameter.name)}=${encodeURIComponent(text)}`,
    )
    .join('&');
  const content = textAt(bodyKey).trim();
  const hasBody = body !== undefined && content !== '';
  return {
    method,
    url: `${server}${filled}${query === '' ? '' : `?${query}`}`,
    headers: [
      ...place('header').map(({ parameter, text }) => [parameter.name, text] as const),
      ...(hasBody ? [['Content-Type', body.contentType] as const] : []),
    ],
    ...(credential && {
      authorization: { prefix: credential.prefix, name: credential.names[0] },
    }),
    ...(hasBody && { body: content }),
  };
}
