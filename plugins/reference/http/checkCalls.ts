import type { JsonValue } from '../../../src/lib/httpOperation';
import type { OpenApiDocument, OpenApiOperation } from './documentShape';
import type { Report } from './faults';
import type { Path } from './pointer';

interface Call {
  name: string;
  args: JsonValue;
  path: Path;
}

type JsonObject = { readonly [name: string]: JsonValue };

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The arguments of the functions in `x-project`: types by name, by `file:name`. */
function functionsOf(project: Readonly<Record<string, string>>): Map<string, Map<string, string>> {
  const functions = Object.entries(project).flatMap(([file, code]) => {
    const module = file.replace(/^convex\/|\.ts$/g, '');
    const found = code.matchAll(/export const (\w+) = \w+\(\{\s*args: \{([^}]*)\}/g);
    return [...found].map(([, name, args = '']): [string, Map<string, string>] => {
      const types = [...args.matchAll(/(\w+): v\.(\w+)\(\)/g)];
      return [`${module}:${name}`, new Map(types.map(([, arg = '', type = '']) => [arg, type]))];
    });
  });
  return new Map(functions);
}

/** The calls in a body: an object with a path and arguments, or several of them. */
function callsIn(value: JsonValue, path: Path): Call[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => callsIn(one, [...path, index]));
  if (!isObject(value)) return [];
  const { path: name, args } = value;
  if (typeof name === 'string' && args !== undefined) return [{ name, args, path }];
  return Object.entries(value).flatMap(([key, one]) => callsIn(one, [...path, key]));
}

/** The call in an address, whose arguments are there as JSON or in the body. */
function callInAddress({ parameters = [] }: OpenApiOperation, body: unknown, path: Path): Call[] {
  const exampleOf = (name: string) =>
    parameters.find((parameter) => parameter.name === name)?.example;
  const identifier = parameters.find((parameter) => parameter['x-keeps-slashes'])?.example;
  if (typeof identifier === 'string' && isObject(body)) {
    const name = identifier.replace(/\/(?=[^/]*$)/, ':');
    return [{ name, args: body.args ?? null, path }];
  }
  const [name, args] = [exampleOf('path'), exampleOf('args')];
  if (typeof name !== 'string' || typeof args !== 'string') return [];
  return [{ name, args: JSON.parse(args), path }];
}

function faultOf({ name, args }: Call, functions: ReturnType<typeof functionsOf>): string | false {
  const types = functions.get(name);
  if (!types) return `There is no function ${name} in "x-project". Add it or fix the path.`;
  if (!isObject(args)) return `${name} takes an object with its arguments.`;
  for (const [arg, type] of types) {
    if (!Object.hasOwn(args, arg)) return `${name} needs the argument "${arg}". Add it.`;
    if (typeof args[arg] !== type) return `"${arg}" of ${name} is a ${type}. Fix the argument.`;
  }
  const more = Object.keys(args).find((arg) => !types.has(arg));
  return more !== undefined && `${name} has no argument "${more}". Remove it.`;
}

/** Checks that the calls in an operation's samples fit the functions of `x-project`, and their results the calls. */
export function checkCalls(
  document: OpenApiDocument,
  operation: OpenApiOperation,
  at: Path,
  report: Report,
): void {
  const project = document['x-project'];
  if (!project) return;
  const functions = functionsOf(project);
  const body = operation.requestBody?.content['application/json'].example;
  const bodyAt = [...at, 'requestBody', 'content', 'application/json', 'example'];
  const calls = body === undefined ? [] : callsIn(body, bodyAt);
  for (const call of [...calls, ...callInAddress(operation, body, at)]) {
    const fault = faultOf(call, functions);
    if (fault) report(call.path, 'http-call', `The sample would fail: ${fault}`);
  }
  for (const [status, { content }] of Object.entries(operation.responses)) {
    for (const [name, { value }] of Object.entries(content?.['application/json'].examples ?? {})) {
      if (!isObject(value) || !Array.isArray(value.results)) continue;
      if (value.results.length === calls.length) continue;
      const path = [...at, 'responses', status, 'content', 'application/json', 'examples', name];
      const message = `There are ${value.results.length} results for ${calls.length} calls. Write one for each.`;
      report(path, 'http-call', message);
    }
  }
}
