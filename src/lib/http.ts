export type JsonValue =
  | null
  | boolean
  | number
  | string
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue };

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type HttpType = 'null' | 'boolean' | 'integer' | 'number' | 'string' | 'array' | 'object';

/** The part of JSON Schema that the documents use, with every reference resolved. */
export interface HttpSchema {
  /** What a value may be; a schema without it has `oneOf`. */
  type?: HttpType | readonly HttpType[];
  /** A name for readers: `Success`, `Team token`. */
  title?: string;
  /** Plain text with `code` between backticks. */
  description?: string;
  /** `int64`: an integer that a JavaScript number cannot always represent exactly. */
  format?: string;
  enum?: readonly JsonValue[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  /** The value that the server uses if none is sent. */
  default?: JsonValue;
  examples?: readonly JsonValue[];
  properties?: Readonly<Record<string, HttpSchema>>;
  required?: readonly string[];
  /** `false`: other properties are refused. A schema: they have its values. Unset: they are ignored. */
  additionalProperties?: false | HttpSchema;
  items?: HttpSchema;
  /** The value is exactly one of these. */
  oneOf?: readonly HttpSchema[];
}

/** Where an operation's path begins. */
export interface HttpServer {
  /** Without a slash at its end: `https://api.convex.dev/v1`, `{deploymentUrl}/api/v1`. */
  url: string;
  /** The parts of the address that each reader fills in: `{deploymentUrl}`. */
  variables: readonly { name: string; default: string; description: string }[];
}

/** A way to authenticate: the header `Authorization: <prefix> <token>`. */
export interface HttpAuthScheme {
  /** For readers: `Team access token`, `Deploy key`. */
  name: string;
  prefix: 'Bearer' | 'Convex';
  /** Where the token comes from: plain text with `code` between backticks. */
  description: string;
}

/** Who may call: any one of the schemes is enough. */
export interface HttpAuth {
  /** Whether a call without a token fails; otherwise it is anonymous. */
  required: boolean;
  schemes: readonly HttpAuthScheme[];
}

export interface HttpParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description: string;
  schema: HttpSchema;
  /** As it is before it is encoded for the address. */
  example: JsonValue;
  /** In the path: slashes stay slashes, the segments between them are encoded. */
  keepsSlashes?: true;
}

interface HttpBody {
  required: boolean;
  /** `application/json` */
  contentType: string;
  schema: HttpSchema;
  example: JsonValue;
}

export interface HttpResponse {
  /** `200`, a family such as `4XX`, or `default` for every other. */
  status: string;
  /** Plain text with `code` between backticks. */
  description: string;
  /** Without it the body is empty or its form is not fixed. */
  content?: {
    contentType: string;
    schema: HttpSchema;
    /** Bodies that the server may send, named for readers: `Success`, `The function threw`. */
    examples: readonly { name: string; value: JsonValue }[];
  };
}

/** One operation of an HTTP API, with everything that its page, samples and form need. */
export interface HttpOperation {
  /** The route of its page: `/management-api/create-project`. */
  route: string;
  /** `operationId` of the document. */
  id: string;
  title: string;
  method: HttpMethod;
  /** Below the server's address, with `{parameter}` marks: `/teams/{team_id}/create_project`. */
  path: string;
  servers: readonly [HttpServer, ...HttpServer[]];
  auth: HttpAuth;
  parameters: readonly HttpParameter[];
  body?: HttpBody;
  responses: readonly HttpResponse[];
  /** What the call does that can't be undone, shown before sending: plain text with `code` between backticks. */
  warning?: string;
}

/** What the form of an operation needs, so that its page doesn't contain everything twice. */
export type HttpFormOperation = Pick<
  HttpOperation,
  'method' | 'path' | 'servers' | 'auth' | 'parameters' | 'warning'
> & {
  body?: Omit<HttpBody, 'schema'>;
  responses: readonly Pick<HttpResponse, 'status' | 'description'>[];
};

/** The types a schema allows; none if it allows any or has alternatives. */
export function typesOf({ type }: Pick<HttpSchema, 'type'>): readonly HttpType[] {
  return type === undefined ? [] : [type].flat();
}

/** The text of a value in a URL, a header or a form field. */
export function valueText(value: JsonValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Puts the text of a parameter into the path, encoded. */
export function fillPath(
  path: string,
  { name, keepsSlashes }: HttpParameter,
  text: string,
): string {
  const parts = keepsSlashes ? text.split('/') : [text];
  return path.replace(`{${name}}`, parts.map(encodeURIComponent).join('/'));
}

/** The shell variable for a token, by the name of its kind: `CONVEX_TEAM_TOKEN`. */
export function tokenVariable(name: string): string {
  return `CONVEX_${name.toUpperCase().replace(/\W+/g, '_')}`;
}

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
