import type { HttpSchema, HttpType } from '../../../src/lib/http';
import { typesOf } from '../../../src/lib/http';
import { element, readMarkdown, writeMdx } from '../markup';

/** Converts Markdown in the document to MDX for the page. */
export function write(markdown: string): string {
  return writeMdx(readMarkdown(markdown).children);
}

const anyType: readonly HttpType[] = ['null', 'boolean', 'number', 'string', 'array', 'object'];

/** The limits of a value for readers: `0 or more`, `up to 40 characters`. */
function limitsOf({ minimum, maximum, maxLength, pattern }: HttpSchema): string[] {
  return [
    ...(minimum !== undefined && maximum !== undefined ? [`${minimum} to ${maximum}`] : []),
    ...(minimum !== undefined && maximum === undefined ? [`${minimum} or more`] : []),
    ...(minimum === undefined && maximum !== undefined ? [`${maximum} or less`] : []),
    ...(maxLength === undefined ? [] : [`up to ${maxLength} characters`]),
    ...(pattern === undefined ? [] : [`matches ${pattern}`]),
  ];
}

/** Formats a type for readers: `integer, 0 or more`, `"dev" | "prod"`, `array of objects`. */
export function typeText(schema: HttpSchema): string {
  const { enum: values, items, oneOf, additionalProperties, properties } = schema;
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ');
  if (oneOf) return [...new Set(oneOf.map(typeText))].join(' | ');
  const types = typesOf(schema);
  if (anyType.every((type) => types.includes(type))) return 'any JSON value';
  const names = types.map((type) => {
    if (type === 'array' && items) return `array of ${typeText(items)}`;
    const isMap = type === 'object' && !properties && additionalProperties;
    return isMap ? `object of ${typeText(additionalProperties)}` : type;
  });
  return [names.join(' | '), ...limitsOf(schema)].join(', ');
}

/** The objects that a value is or contains, which a reader can unfold. */
function partsOf(schema: HttpSchema): HttpSchema[] {
  if (schema.oneOf) return schema.oneOf.flatMap(partsOf);
  if (schema.items) return partsOf(schema.items);
  return schema.properties ? [schema] : [];
}

/** A request body marks the fields that are required, and a response body those that may be missing. */
type Direction = 'sent' | 'received';

function fold(name: string, schema: HttpSchema, direction: Direction): string[] {
  const parts = partsOf(schema);
  if (parts.length === 0) return [];
  const isList = typesOf(schema).includes('array');
  const summary = `Fields of ${isList ? 'each of the ' : ''}${name}`;
  return [element('Fold', { summary }, [fieldBlocks(schema, direction)])];
}

export function defaultOf({ default: value }: HttpSchema): string | undefined {
  return value === undefined ? undefined : JSON.stringify(value);
}

function field(name: string, schema: HttpSchema, needed: boolean, direction: Direction): string {
  const isOptional = direction === 'received' && !needed;
  const attributes = {
    name,
    type: `${typeText(schema)}${isOptional ? ', not always there' : ''}`,
    required: direction === 'sent' && needed,
    default: defaultOf(schema),
  };
  return element('Parameter', attributes, [
    write(schema.description ?? ''),
    ...fold(name, schema, direction),
  ]);
}

/**
 * Writes the fields of an object, of each object in a list, or of each alternative. Returns nothing if there
 * are no fields.
 */
export function fieldBlocks(schema: HttpSchema, direction: Direction): string {
  const parts = partsOf(schema);
  return parts
    .map(({ title, properties = {}, required = [] }) => {
      const label = parts.length > 1 ? title : undefined;
      const fields = Object.entries(properties).map(([name, property]) =>
        field(name, property, required.includes(name), direction),
      );
      return element('Parameters', { label }, fields);
    })
    .join('\n\n');
}
