import type { HttpSchema, HttpType, JsonValue } from '@site/src/lib/httpOperation';
import { typesOf } from '@site/src/lib/httpValues';
import { nearest } from '@site/src/lib/nearest';
import { type JsonNode, stringOf } from '../json/readJson';

/** What is wrong with a value, and where in it: `changes[0].name`, or empty for the value itself. */
export interface Issue {
  path: string;
  message: string;
}

const typeNames: Record<HttpType, string> = {
  null: 'null',
  boolean: 'true or false',
  integer: 'a whole number',
  number: 'a number',
  string: 'a string',
  array: 'an array',
  object: 'an object',
};

const int64 = { least: -(2n ** 63n), most: 2n ** 63n - 1n };

const orList = new Intl.ListFormat('en', { type: 'disjunction' });

function isOfType(node: JsonNode, type: HttpType): boolean {
  if (type === 'integer') return node.kind === 'number' && /^-?\d+$/.test(node.text);
  return node.kind === type;
}

function isSame(node: JsonNode, value: JsonValue): boolean {
  if (node.kind === 'string') return stringOf(node) === value;
  return 'text' in node && JSON.parse(node.text) === value;
}

function checkNumber(text: string, schema: HttpSchema): string[] {
  const { format, minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema;
  if (Number(text) < minimum) return [`must be ${minimum} or more.`];
  if (Number(text) > maximum) return [`must be ${maximum} or less.`];
  if (format !== 'int64') return [];
  const value = BigInt(text);
  return value < int64.least || value > int64.most ? ['must fit into 64 bits.'] : [];
}

function checkString(text: string, schema: HttpSchema): string[] {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern } = schema;
  const { length } = [...text];
  if (length < minLength) {
    return [minLength === 1 ? 'must not be empty.' : `must have ${minLength} characters or more.`];
  }
  if (length > maxLength) return [`must have ${maxLength} characters or fewer.`];
  if (pattern === undefined || new RegExp(pattern, 'u').test(text)) return [];
  return [`must match ${pattern}.`];
}

function checkScalar(node: JsonNode, schema: HttpSchema): string[] {
  if (schema.enum && !schema.enum.some((value) => isSame(node, value))) {
    return [`must be ${orList.format(schema.enum.map((value) => JSON.stringify(value)))}.`];
  }
  if (node.kind === 'number') return checkNumber(node.text, schema);
  if (node.kind === 'string') return checkString(stringOf(node) ?? '', schema);
  return [];
}

function checkEntries(node: JsonNode, schema: HttpSchema, path: string): Issue[] {
  if (node.kind !== 'object') return [];
  const { properties = {}, required = [], additionalProperties } = schema;
  const at = (name: string) => (path === '' ? name : `${path}.${name}`);
  const names = node.entries.map(([name]) => name);
  const missing = required
    .filter((name) => !names.includes(name))
    .map((name) => ({ path: at(name), message: 'is missing.' }));
  const wrong = node.entries.flatMap(([name, value], index): Issue[] => {
    if (names.indexOf(name) !== index) return [{ path: at(name), message: 'is there twice.' }];
    const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
    const allowed = own ?? additionalProperties;
    if (allowed) return checkNode(value, allowed, at(name));
    if (allowed === undefined) return [];
    const near = nearest(name, Object.keys(properties));
    const hint = near === undefined ? '' : ` Is ${near} meant?`;
    return [{ path: at(name), message: `is not a name that the server knows.${hint}` }];
  });
  return [...missing, ...wrong];
}

/** Says how a value breaks its schema; of several alternatives, how it breaks the nearest. */
export function checkNode(node: JsonNode, schema: HttpSchema, path = ''): Issue[] {
  if (schema.oneOf) {
    const [nearestIssues = []] = schema.oneOf
      .map((alternative) => checkNode(node, alternative, path))
      .sort((one, other) => one.length - other.length);
    return nearestIssues;
  }
  const types = typesOf(schema);
  if (types.length > 0 && !types.some((type) => isOfType(node, type))) {
    const wanted = orList.format(types.map((type) => typeNames[type]));
    return [{ path, message: `must be ${wanted}.` }];
  }
  const { items } = schema;
  const inItems =
    node.kind === 'array' && items
      ? node.items.flatMap((item, index) => checkNode(item, items, `${path}[${index}]`))
      : [];
  const own = checkScalar(node, schema).map((message) => ({ path, message }));
  return [...own, ...inItems, ...checkEntries(node, schema, path)];
}
