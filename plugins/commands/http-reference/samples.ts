import type { HttpOperation, HttpSchema } from '../../../src/lib/httpOperation';
import { fillPath, valueText } from '../../../src/lib/httpValues';
import { shellQuote } from '../../../src/lib/shellQuote';
import { tokenVariable } from '../../../src/lib/tokenVariable';
import { literal, notations } from './literals';

/** A call in one language. */
export interface Sample {
  label: string;
  /** The language and meta of its fence. */
  info: string;
  code: string;
}

/** The URL of the call with the document's examples, without its query. */
function exampleUrl({ servers, path, parameters }: HttpOperation): string {
  const [{ url, variables }] = servers;
  const server = variables.reduce((all, one) => all.replace(`{${one.name}}`, one.default), url);
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  return server + inPath.reduce((all, one) => fillPath(all, one, valueText(one.example)), path);
}

/** What a call sends besides its URL. */
function partsOf(operation: HttpOperation) {
  const { auth, body, parameters, responses } = operation;
  const [scheme] = auth.schemes;
  const ok = responses.find(({ status }) => status.startsWith('2'));
  return {
    url: exampleUrl(operation),
    query: parameters
      .filter((parameter) => parameter.in === 'query')
      .map(({ name, example }): [string, string] => [name, valueText(example)]),
    // A call that anyone can make is shown without a token.
    token:
      auth.required && scheme
        ? { prefix: scheme.prefix, variable: tokenVariable(scheme.name) }
        : null,
    body: body?.example,
    contentType: body?.contentType,
    answers: ok?.content !== undefined,
    saysStatus: (ok?.content?.schema.oneOf ?? []).some(isOutcome),
  };
}

/** Whether the body reports the result of the call in `status`, regardless of the HTTP status. */
function isOutcome({ properties }: HttpSchema): boolean {
  return properties?.status?.enum !== undefined;
}

function curl(operation: HttpOperation): string {
  const { url, query, token, body, contentType } = partsOf(operation);
  const isGet = operation.method === 'GET';
  const flag = isGet
    ? query.length > 0
      ? '--get '
      : ''
    : body === undefined
      ? `-X ${operation.method} `
      : '';
  const options = [
    ...(token ? [`-H "Authorization: ${token.prefix} $${token.variable}"`] : []),
    ...(contentType ? [`-H "Content-Type: ${contentType}"`] : []),
    ...query.map(([name, value]) => `--data-urlencode ${shellQuote(`${name}=${value}`)}`),
    ...(body === undefined
      ? []
      : [`-d ${shellQuote(literal(body, notations.json, { margin: 2, column: 5 }))}`]),
  ];
  return [`curl ${flag}${url}`, ...options].join(' \\\n  ');
}

function fetchCall(operation: HttpOperation): string {
  const { url, query, token, body, contentType, answers, saysStatus } = partsOf(operation);
  const headers = [
    ...(token ? [`Authorization: \`${token.prefix} \${process.env.${token.variable}}\`,`] : []),
    ...(contentType ? [`"Content-Type": "${contentType}",`] : []),
  ];
  const options = [
    ...(operation.method === 'GET' ? [] : [`  method: "${operation.method}",`]),
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
  const call = options.length === 0 ? 'fetch(url)' : ['fetch(url, {', ...options, '})'].join('\n');
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
    `const response = await ${call};`,
    ...(saysStatus ? outcome : refused),
    ...(answers && !saysStatus ? ['console.log(await response.json());'] : []),
  ].join('\n');
}

function python(operation: HttpOperation): string {
  const { url, query, token, body, answers, saysStatus } = partsOf(operation);
  const value = (of: Parameters<typeof literal>[0], start: number) =>
    literal(of, notations.python, { margin: 4, column: 4 + start });
  const header = token && `f"${token.prefix} {os.environ['${token.variable}']}"`;
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
    `response = requests.${operation.method.toLowerCase()}(`,
    ...options,
    ')',
    ...(saysStatus ? outcome : ['response.raise_for_status()']),
    ...(answers && !saysStatus ? ['print(response.json())'] : []),
  ].join('\n');
}

/** The call of an operation in each language, with the document's examples. */
export function samplesOf(operation: HttpOperation, client: string | undefined): Sample[] {
  return [
    { label: 'curl', info: 'bash', code: curl(operation) },
    { label: 'JavaScript', info: 'js in="module"', code: fetchCall(operation) },
    { label: 'Python', info: 'python', code: python(operation) },
    ...(client === undefined
      ? []
      : [{ label: 'TypeScript client', info: 'ts title="src/call.ts"', code: client }]),
  ];
}
