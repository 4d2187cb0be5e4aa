import type { HttpSchema } from '@site/src/lib/httpOperation';
import { typesOf } from '@site/src/lib/httpValues';
import { jsonText } from '../json/printJson';
import { type JsonNode, memberOf, readJson, stringOf } from '../json/readJson';
import { nodeOf } from './checkForm';
import { controlOf, sentTypes } from './fieldsOf';

/** A property of the body that has a field, or a group of them. What has neither is only in the JSON. */
export interface BodyField {
  /** The property, after those it is in. */
  path: readonly string[];
  hint: string;
  control: 'text' | 'number' | 'choice' | 'group';
  /** What a `choice` offers; the first may be empty, for a value that is not sent. */
  choices: readonly string[];
  /** As text; empty if the body doesn't have it. */
  value: string;
  isRequired: boolean;
  schema: HttpSchema;
  fields: readonly BodyField[];
}

const emptyObject: JsonNode = { kind: 'object', entries: [] };

/** A nullable value as the one schema that isn't null. */
function withoutNull(schema: HttpSchema): HttpSchema {
  const others = schema.oneOf?.filter((one) => typesOf(one).join() !== 'null') ?? [];
  return (others.length === 1 && others[0]) || schema;
}

/** The only value that a property may have, which tells the alternatives of a body apart. */
const onlyValue = (schema: HttpSchema) => (schema.enum?.length === 1 ? schema.enum[0] : undefined);

/** The alternative that a body is meant to be: the one whose fixed values it has, or the first. */
function alternativeOf(schema: HttpSchema, node: JsonNode): HttpSchema {
  const { oneOf } = schema;
  if (!oneOf) return schema;
  const isMeant = ({ properties = {} }: HttpSchema) =>
    Object.entries(properties).every(([name, property]) => {
      const value = onlyValue(property);
      const member = memberOf(node, name);
      return value === undefined || (member !== undefined && stringOf(member) === value);
    });
  const meant = oneOf.find(isMeant) ?? oneOf[0] ?? schema;
  const properties = Object.entries(meant.properties ?? {}).map(([name, property]) => {
    const isFixed = onlyValue(property) !== undefined;
    const all = oneOf.flatMap((one) => one.properties?.[name]?.enum ?? []);
    return [name, isFixed ? { ...property, enum: all } : property];
  });
  return { ...meant, properties: Object.fromEntries(properties) };
}

function textOf(node: JsonNode | undefined): string {
  if (node === undefined || !('text' in node) || node.kind === 'null') return '';
  return stringOf(node) ?? node.text;
}

function fieldsIn(schema: HttpSchema, node: JsonNode, place: readonly string[]): BodyField[] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([name, nullable]): BodyField[] => {
    const own = withoutNull(nullable);
    const types = sentTypes(own);
    const member = memberOf(node, name);
    const path = [...place, name];
    const isRequired = required.includes(name);
    const field = { path, isRequired, schema: own, ...controlOf(own, isRequired) };
    if (types.join() === 'object') {
      const fields = fieldsIn(own, member ?? emptyObject, path);
      return fields.length > 0 ? [{ ...field, control: 'group', value: '', fields }] : [];
    }
    if (types.length !== 1 || types[0] === 'array') return [];
    return [{ ...field, value: textOf(member), fields: [] }];
  });
}

function read(body: string): JsonNode | undefined {
  try {
    return readJson(body.trim() === '' ? '{}' : body);
  } catch {
    return undefined;
  }
}

/**
 * The fields of a body, with the values that its text has.
 * @returns undefined while the text is not the JSON of an object
 */
export function bodyFieldsOf(schema: HttpSchema, body: string): readonly BodyField[] | undefined {
  const node = read(body);
  if (node?.kind !== 'object') return undefined;
  return fieldsIn(alternativeOf(schema, node), node, []);
}

/** Sets a member of an object, or removes it if `value` is undefined. */
function withMember(
  node: JsonNode,
  [name, ...rest]: readonly string[],
  value?: JsonNode,
): JsonNode {
  if (name === undefined) return value ?? node;
  const entries = node.kind === 'object' ? node.entries : [];
  const old = memberOf(node, name);
  const next = rest.length > 0 ? withMember(old ?? emptyObject, rest, value) : value;
  if (next === undefined) {
    return { kind: 'object', entries: entries.filter(([other]) => other !== name) };
  }
  if (old === undefined) return { kind: 'object', entries: [...entries, [name, next]] };
  return {
    kind: 'object',
    entries: entries.map((entry) => (entry[0] === name ? [name, next] : entry)),
  };
}

/** Leaves what the chosen alternative has. */
function ofAlternative(schema: HttpSchema, node: JsonNode): JsonNode {
  if (!schema.oneOf || node.kind !== 'object') return node;
  const { properties = {} } = alternativeOf(schema, node);
  return {
    kind: 'object',
    entries: node.entries.filter(([name]) => Object.hasOwn(properties, name)),
  };
}

/**
 * The text of a body after a field got another value. An optional property whose field is empty isn't sent.
 * @param schema of the whole body
 */
export function withField(
  schema: HttpSchema,
  body: string,
  field: BodyField,
  text: string,
): string {
  const node = read(body);
  if (!node) return body;
  const isSent = text !== '' || field.isRequired;
  const next = withMember(node, field.path, isSent ? nodeOf(text, field.schema) : undefined);
  return jsonText(ofAlternative(schema, next));
}
