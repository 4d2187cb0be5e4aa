import type { HttpOperation, HttpParameter, JsonValue } from '@site/src/lib/httpOperation';
import type { HttpCall } from '@site/src/lib/httpSamples/samples';
import { fillPath } from '@site/src/lib/httpValues';
import type { FormValues } from './checkForm';
import type { Credential } from './credentials';
import { bodyKey, parameterKey, serverKey } from './fieldsOf';
import { serverAddress } from './serverAddress';

function readBody(text: string): JsonValue | undefined {
  return text.trim() === '' ? undefined : (JSON.parse(text) as JsonValue);
}

/**
 * The call that a form describes, for the samples: what is still empty stays a placeholder, and the token is never
 * part of it.
 * @returns undefined while the body isn't valid JSON
 */
export function liveCall(
  { path, servers, parameters, body }: HttpOperation,
  values: FormValues,
  credential: Credential | undefined,
): HttpCall | undefined {
  const given = (place: HttpParameter['in']) =>
    parameters
      .filter((parameter) => parameter.in === place)
      .map((parameter) => ({ parameter, text: values[parameterKey(parameter)] ?? '' }))
      .filter(({ text }) => text !== '');
  const server = servers[0].variables.reduce((url, { name, default: example }) => {
    const address = serverAddress(values[serverKey(name)] ?? '');
    return url.replace(`{${name}}`, 'origin' in address ? address.origin : example);
  }, servers[0].url);
  try {
    return {
      url:
        server +
        given('path').reduce((all, { parameter, text }) => fillPath(all, parameter, text), path),
      query: given('query').map(({ parameter, text }) => [parameter.name, text] as const),
      token: credential && { prefix: credential.prefix, name: credential.names[0] },
      body: body && readBody(values[bodyKey] ?? ''),
    };
  } catch {
    return undefined;
  }
}
