import {
  compareValues,
  type JSONValue,
  jsonToConvex,
  type ObjectFieldType,
  type ValidatorJSON,
  type Value,
} from 'convex/values';

/** The table of an id, or undefined for any other text. */
export type TableOf = (id: string) => string | undefined;

type Fields = Record<string, Value | undefined>;

const sortedEntries = <T>(record: Record<string, T>): [name: string, value: T][] =>
  Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));

function textOfFields<T>(record: Record<string, T>, display: (value: T) => string): string {
  return sortedEntries(record)
    .map(([name, value]) => `${name}: ${display(value)}`)
    .join(', ');
}

/** Writes a value as the platform does in errors: `{done: false, text: "Weed"}`. */
function textOfValue(value: Value | undefined): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') return Number.isInteger(value) ? `${value}.0` : String(value);
  if (Array.isArray(value)) return `[${value.map(textOfValue).join(', ')}]`;
  if (!isObject(value)) return String(value);
  const present = Object.entries(value).filter(([, field]) => field !== undefined);
  return `{${textOfFields(Object.fromEntries(present), textOfValue)}}`;
}

function textOfValidator(validator: ValidatorJSON): string {
  switch (validator.type) {
    case 'number':
      return 'v.float64()';
    case 'bigint':
      return 'v.int64()';
    case 'id':
      return `v.id("${validator.tableName}")`;
    case 'literal':
      return `v.literal(${textOfValue(jsonToConvex(validator.value as JSONValue))})`;
    case 'array':
      return `v.array(${textOfValidator(validator.value)})`;
    case 'record':
      return `v.record(${textOfValidator(validator.keys as ValidatorJSON)}, ${textOfValidator(validator.values.fieldType)})`;
    case 'union':
      return `v.union(${validator.value.map(textOfValidator).join(', ')})`;
    case 'object':
      return `v.object({${textOfFields(validator.value, ({ fieldType, optional }) =>
        optional ? `v.optional(${textOfValidator(fieldType)})` : textOfValidator(fieldType),
      )}})`;
    default:
      return `v.${validator.type}()`;
  }
}

function isObject(value: unknown): value is Fields {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof ArrayBuffer)
  );
}

const simpleTypes: Partial<Record<ValidatorJSON['type'], (value: unknown) => boolean>> = {
  any: (value) => value !== undefined,
  null: (value) => value === null,
  number: (value) => typeof value === 'number',
  bigint: (value) => typeof value === 'bigint',
  boolean: (value) => typeof value === 'boolean',
  string: (value) => typeof value === 'string',
  bytes: (value) => value instanceof ArrayBuffer,
};

/**
 * Checks a value against a validator.
 * @param path where the value is in the one that is checked as a whole
 * @returns the platform's text for the first fault
 */
export function findFault(
  validator: ValidatorJSON,
  value: Value | undefined,
  tableOf: TableOf,
  path = '',
): string | undefined {
  const context = path === '' ? '' : `Path: ${path}`;
  const mismatch = `Value does not match validator.\n${context}\nValue: ${textOfValue(value)}\nValidator: ${textOfValidator(validator)}`;
  const check = (inner: ValidatorJSON, item: Value | undefined, place = '') =>
    findFault(inner, item, tableOf, path + place);
  switch (validator.type) {
    case 'literal':
      if (compareValues(value, jsonToConvex(validator.value as JSONValue)) === 0) return undefined;
      return `\`${textOfValue(value)}\` does not match literal validator \`${textOfValidator(validator)}\`.${context}`;
    case 'id': {
      const table = typeof value === 'string' ? tableOf(value) : undefined;
      if (table === validator.tableName) return undefined;
      if (table === undefined) return mismatch;
      const source = table.startsWith('_') ? 'a system table' : `table \`${table}\``;
      return `Found ID "${value}" from ${source}, which does not match the table name in validator \`v.id("${validator.tableName}")\`.${context}`;
    }
    case 'array':
      if (!Array.isArray(value)) return mismatch;
      return value.map((item, index) => check(validator.value, item, `[${index}]`)).find(Boolean);
    case 'union': {
      const [only, ...others] = validator.value;
      if (only && others.length === 0) return check(only, value);
      return validator.value.some((one) => !check(one, value)) ? undefined : mismatch;
    }
    case 'record':
      if (!isObject(value)) return mismatch;
      return Object.entries(value)
        .flatMap(([key, item]) => [
          check(validator.keys as ValidatorJSON, key, '.keys()'),
          check(validator.values.fieldType, item, '.values()'),
        ])
        .find(Boolean);
    case 'object': {
      if (!isObject(value)) return mismatch;
      const place = `${context}\nObject: ${textOfValue(value as Value)}\nValidator: ${textOfValidator(validator)}`;
      const checkField = ([name, { fieldType, optional }]: [string, ObjectFieldType]) => {
        if (value[name] !== undefined) return check(fieldType, value[name], `.${name}`);
        return optional
          ? undefined
          : `Object is missing the required field \`${name}\`. Consider wrapping the field validator in \`v.optional(...)\` if this is expected.\n${place}`;
      };
      const fault = sortedEntries(validator.value).map(checkField).find(Boolean);
      if (fault) return fault;
      const extra = sortedEntries(value).find(
        ([name, field]) => field !== undefined && !Object.hasOwn(validator.value, name),
      );
      return (
        extra &&
        `Object contains extra field \`${extra[0]}\` that is not in the validator.\n${place}`
      );
    }
    default:
      return simpleTypes[validator.type]?.(value) ? undefined : mismatch;
  }
}
