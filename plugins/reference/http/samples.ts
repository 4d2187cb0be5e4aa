import type { HttpOperation, JsonValue } from '../../../src/lib/http';
import { curlCommand, fillPath, tokenVariable, valueText } from '../../../src/lib/http';

interface Notation {
  text: (value: string) => string;
  name: (key: string) => string;
  words: Readonly<Record<'null' | 'true' | 'false', string>>;
  /** The text that opens and closes an object on one line. */
  braces: readonly [string, string];
  indent: number;
  lastComma: string;
}

/** A string that contains double quotes is put in single quotes. */
function quoted(value: string): string {
  const isPlain = value.includes('"') && !/['\\\n]/.test(value);
  return isPlain ? `'${value}'` : JSON.stringify(value);
}

const json: Notation = {
  text: (value) => JSON.stringify(value),
  name: (key) => JSON.stringify(key),
  words: { null: 'null', true: 'true', false: 'false' },
  braces: ['{ ', ' }'],
  indent: 2,
  lastComma: '',
};

export const notations = {
  json,
  javascript: {
    ...json,
    text: quoted,
    name: (key) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key)),
    lastComma: ',',
  },
  python: {
    ...json,
    text: quoted,
    words: { null: 'None', true: 'True', false: 'False' },
    braces: ['{', '}'],
    indent: 4,
    lastComma: ',',
  },
} as const satisfies Record<string, Notation>;

/** The maximum line length of a literal, in columns: what the panel next to the reference shows. */
const width = 46;

function onOneLine(value: JsonValue, notation: Notation): string {
  if (value === null || typeof value === 'boolean') {
    return notation.words[String(value) as keyof Notation['words']];
  }
  if (typeof value === 'string') return notation.text(value);
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return `[${value.map((one) => onOneLine(one, notation)).join(', ')}]`;
  const [open, close] = notation.braces;
  const pairs = Object.entries(value).map(
    ([key, one]) => `${notation.name(key)}: ${onOneLine(one as JsonValue, notation)}`,
  );
  return pairs.length === 0 ? '{}' : `${open}${pairs.join(', ')}${close}`;
}

/**
 * Writes a value as code, on one line if it fits, otherwise with one line for each part.
 * @param column where it starts; the lines after the first are indented to `margin`
 */
export function literal(
  value: JsonValue,
  notation: Notation,
  { margin = 0, column = 0, topLevel = false } = {},
): string {
  const line = onOneLine(value, notation);
  const isShort = column + line.length <= width && !topLevel;
  if (isShort || value === null || typeof value !== 'object') return line;
  const inner = margin + notation.indent;
  const pad = ' '.repeat(inner);
  const isList = Array.isArray(value);
  const parts = Object.entries(value).map(([key, one]) => {
    const start = isList ? '' : `${notation.name(key)}: `;
    const options = { margin: inner, column: inner + start.length };
    return `${pad}${start}${literal(one as JsonValue, notation, options)}`;
  });
  const [open, close] = isList ? '[]' : '{}';
  return `${open}\n${parts.join(',\n')}${notation.lastComma}\n${' '.repeat(margin)}${close}`;
}

/** A call in one language. */
export interface Sample {
  label: string;
  /** The language and meta of its fence. */
  info: string;
  code: string;
}

/** The call with the document's examples, and what its samples need to know about the operation. */
function callOf({ servers, method, path, parameters, auth, body, responses }: HttpOperation) {
  const [{ url, variables }] = servers;
  const server = variables.reduce((all, one) => all.replace(`{${one.name}}`, one.default), url);
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const content = responses.find(({ status }) => status.startsWith('2'))?.content;
  return {
    method,
    /** Without its query. */
    url: server + inPath.reduce((all, one) => fillPath(all, one, valueText(one.example)), path),
    query: parameters
      .filter((parameter) => parameter.in === 'query')
      .map(({ name, example }): [string, string] => [name, valueText(example)]),
    // A call that anyone can make is shown without a token.
    token: auth.required ? auth.schemes[0] : undefined,
    body: body?.example,
    contentType: body?.contentType,
    answers: content !== undefined,
    /** Whether the body reports the result of the call in `status`, regardless of the HTTP status. */
    saysStatus: content?.schema.oneOf?.some(({ properties }) => properties?.status?.enum) ?? false,
  };
}

type Call = ReturnType<typeof callOf>;

function fetchCall(call: Call): string {
  const { method, url, query, token, body, contentType, answers, saysStatus } = call;
  const headers = [
    ...(token
      ? [`Authorization: \`${token.prefix} \${process.env.${tokenVariable(token.name)}}\`,`]
      : []),
    ...(contentType ? [`"Content-Type": "${contentType}",`] : []),
  ];
  const options = [
    ...(method === 'GET' ? [] : [`  method: "${method}",`]),
    ...(headers.length === 1 ? [`  headers: { ${headers[0]?.slice(0, -1)} },`] : []),
    ...(headers.length > 1
      ? ['  headers: {', ...headers.map((line) => `    ${line}`), '  },']
      : []),
    ...(body === undefined
      ? []
      : [
          `  body: JSON.stringify(${literal(body, notations.javascript, { margin: 2, column: 24 })}),`,
        ]),
  ];
  const search = literal(Object.fromEntries(query), notations.javascript, { topLevel: true });
  const sent = options.length === 0 ? 'fetch(url)' : ['fetch(url, {', ...options, '})'].join('\n');
  const refused = [
    'if (!response.ok) {',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: code of the sample
    '  throw new Error(`${response.status}: ${await response.text()}`);',
    '}',
  ];
  const outcome = [
    'const result = await response.json();',
    'if (result.status !== "success") {',
    '  throw new Error(result.errorMessage ?? result.message);',
    '}',
    'console.log(result.value);',
  ];
  return [
    ...(query.length > 0
      ? [`const query = new URLSearchParams(${search});`, `const url = \`${url}?\${query}\`;`]
      : [`const url = "${url}";`]),
    `const response = await ${sent};`,
    ...(saysStatus ? outcome : refused),
    ...(answers && !saysStatus ? ['console.log(await response.json());'] : []),
  ].join('\n');
}

function python({ method, url, query, token, body, answers, saysStatus }: Call): string {
  const value = (of: Parameters<typeof literal>[0], start: number) =>
    literal(of, notations.python, { margin: 4, column: 4 + start });
  const header = token && `f"${token.prefix} {os.environ['${tokenVariable(token.name)}']}"`;
  const options = [
    `    "${url}",`,
    ...(query.length > 0 ? [`    params=${value(Object.fromEntries(query), 7)},`] : []),
    ...(header ? [`    headers={"Authorization": ${header}},`] : []),
    ...(body === undefined ? [] : [`    json=${value(body, 5)},`]),
  ];
  const outcome = [
    'result = response.json()',
    'if result.get("status") != "success":',
    '    raise RuntimeError(result.get("errorMessage") or result["message"])',
    'print(result["value"])',
  ];
  return [
    ...(token ? ['import os', ''] : []),
    'import requests',
    '',
    `response = requests.${method.toLowerCase()}(`,
    ...options,
    ')',
    ...(saysStatus ? outcome : ['response.raise_for_status()']),
    ...(answers && !saysStatus ? ['print(response.json())'] : []),
  ].join('\n');
}

/** The call of an operation with the document's examples, in each language. */
export function samplesOf(operation: HttpOperation): Sample[] {
  const call = callOf(operation);
  const { contentType, body } = call;
  const curl = curlCommand({
    ...call,
    headers: contentType === undefined ? [] : [['Content-Type', contentType]],
    body: body === undefined ? body : literal(body, notations.json, { margin: 2, column: 5 }),
  });
  return [
    { label: 'curl', info: 'bash', code: curl },
    { label: 'JavaScript', info: 'js in="module"', code: fetchCall(call) },
    { label: 'Python', info: 'python', code: python(call) },
  ];
}
