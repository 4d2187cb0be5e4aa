import type { HttpOperation, HttpParameter, HttpSchema } from '@site/src/lib/httpOperation';
import { typesOf } from '@site/src/lib/httpValues';
import { JsonError, type JsonNode, readJson } from '../json/readJson';
import { checkNode } from './checkNode';
import { type Credential, checkToken } from './credentials';
import { bodyKey, parameterKey, serverKey } from './fieldsOf';
import { serverAddress } from './serverAddress';

/** What the reader has put into the fields, by their keys. */
export type FormValues = Readonly<Record<string, string>>;

/** Keys of the fields that belong to no part of the request. */
export const tokenKey = 'token';
export const consentKey = 'consent';

/** How many problems of a body are shown at the same time. */
const maxIssues = 3;

/** The text of a field as the value that its schema asks for; otherwise a string. */
export function nodeOf(text: string, schema: HttpSchema): JsonNode {
  if (typesOf(schema).includes('string') || typesOf(schema).length === 0) {
    return { kind: 'string', text: JSON.stringify(text) };
  }
  try {
    return readJson(text);
  } catch {
    return { kind: 'string', text: JSON.stringify(text) };
  }
}

function canBeHeader(value: string): boolean {
  try {
    new Headers({ name: value });
    return true;
  } catch {
    return false;
  }
}

function checkParameter(parameter: HttpParameter, text: string): string | undefined {
  if (text === '') return parameter.required ? `Give ${parameter.name}.` : undefined;
  if (parameter.in === 'header' && !canBeHeader(text)) return 'A header cannot contain this.';
  // Otherwise the URL would drop the segment, and the request would go to another path.
  if (parameter.in === 'path' && text.split('/').some((part) => /^\.{0,2}$/.test(part))) {
    return 'A part of a path cannot be empty or only dots.';
  }
  const [issue] = checkNode(nodeOf(text, parameter.schema), parameter.schema);
  return issue && `${parameter.name} ${issue.message}`;
}

function checkBody(text: string, body: NonNullable<HttpOperation['body']>): string | undefined {
  if (text.trim() === '') return body.required ? 'Give the body.' : undefined;
  try {
    const issues = checkNode(readJson(text), body.schema);
    const shown = issues
      .slice(0, maxIssues)
      .map(({ path, message }) => `${path || 'The body'} ${message}`);
    return shown.length === 0 ? undefined : shown.join('\n');
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    return `Line ${error.line} is not JSON: ${error.message}`;
  }
}

function checkServer(text: string): string | undefined {
  const address = serverAddress(text);
  return 'problem' in address ? address.problem : undefined;
}

/**
 * Validates a form before anything is sent; returns messages by the key of their field, in the form's order.
 * @param credential the kind of token to send; undefined for an anonymous call
 */
export function checkForm(
  operation: HttpOperation,
  values: FormValues,
  token: string,
  credential: Credential | undefined,
): ReadonlyMap<string, string> {
  const { servers, parameters, body, warning } = operation;
  const textAt = (key: string) => values[key] ?? '';
  const found: [key: string, problem: string | undefined][] = [
    ...servers[0].variables.map(({ name }): [string, string | undefined] => [
      serverKey(name),
      checkServer(textAt(serverKey(name))),
    ]),
    [tokenKey, credential && checkToken(token)],
    ...parameters.map((parameter): [string, string | undefined] => [
      parameterKey(parameter),
      checkParameter(parameter, textAt(parameterKey(parameter))),
    ]),
    [bodyKey, body && checkBody(textAt(bodyKey), body)],
    [
      consentKey,
      warning !== undefined && textAt(consentKey) === ''
        ? 'Confirm this before the request is sent.'
        : undefined,
    ],
  ];
  return new Map(found.filter((entry): entry is [string, string] => entry[1] !== undefined));
}
