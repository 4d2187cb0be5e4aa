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

function entries<T>(record: Record<string, T>, format: (value: T) => string): string {
  return Object.keys(record)
    .sort()
    .map((name) => `${name}: ${format(record[name] as T)}`)
    .join(', ');
}

/** Writes a value as the platform does in errors: `{done: false, text: "Weed"}`. */
function displayValue(value: Value | undefined): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') return Number.isInteger(value) ? `${value}.0` : String(value);
  if (Array.isArray(value)) return `[${value.map(displayValue).join(', ')}]`;
  if (!isObject(value)) return String(value);
  const present = Object.entries(value).filter(([, field]) => field !== undefined);
  return `{${entries(Object.fromEntries(present), displayValue)}}`;
}

function displayValidator(validator: ValidatorJSON): string {
  switch (validator.type) {
    case 'number':
      return 'v.float64()';
    case 'bigint':
      return 'v.int64()';
    case 'id':
      return `v.id("${validator.tableName}")`;
    case 'literal':
      return `v.literal(${displayValue(jsonToConvex(validator.value as JSONValue))})`;
    case 'array':
      return `v.array(${displayValidator(validator.value)})`;
    case 'record':
      return `v.record(${displayValidator(validator.keys as ValidatorJSON)}, ${displayValidator(validator.values.fieldType)})`;
    case 'union':
      return `v.union(${validator.value.map(displayValidator).join(', ')})`;
    case 'object':
      return `v.object({${entries(validator.value, ({ fieldType, optional }) =>
        optional ? `v.optional(${displayValidator(fieldType)})` : displayValidator(fieldType),
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

/** Finds the faults of a value, each with the platform's text. */
function* faultsOf(
  validator: ValidatorJSON,
  value: Value | undefined,
  tableOf: TableOf,
  path = '',
): Generator<string> {
  const context = path === '' ? '' : `Path: ${path}`;
  const mismatch = `Value does not match validator.\n${context}\nValue: ${displayValue(value)}\nValidator: ${displayValidator(validator)}`;
  const check = (inner: ValidatorJSON, item: Value | undefined, place = '') =>
    faultsOf(inner, item, tableOf, path + place);
  switch (validator.type) {
    case 'literal':
      if (compareValues(value, jsonToConvex(validator.value as JSONValue)) === 0) return;
      return yield `\`${displayValue(value)}\` does not match literal validator \`${displayValidator(validator)}\`.${context}`;
    case 'id': {
      const table = typeof value === 'string' ? tableOf(value) : undefined;
      if (table === validator.tableName) return;
      if (table === undefined) return yield mismatch;
      const source = table.startsWith('_') ? 'a system table' : `table \`${table}\``;
      return yield `Found ID "${value}" from ${source}, which does not match the table name in validator \`v.id("${validator.tableName}")\`.${context}`;
    }
    case 'array':
      if (!Array.isArray(value)) return yield mismatch;
      for (const [index, item] of value.entries())
        yield* check(validator.value, item, `[${index}]`);
      return;
    case 'union': {
      const [only, ...others] = validator.value;
      if (only && others.length === 0) return yield* check(only, value);
      if (!validator.value.some((one) => check(one, value).next().done)) yield mismatch;
      return;
    }
    case 'record':
      if (!isObject(value)) return yield mismatch;
      for (const [key, item] of Object.entries(value)) {
        yield* check(validator.keys as ValidatorJSON, key, '.keys()');
        yield* check(validator.values.fieldType, item, '.values()');
      }
      return;
    case 'object': {
      if (!isObject(value)) return yield mismatch;
      const place = `${context}\nObject: ${displayValue(value as Value)}\nValidator: ${displayValidator(validator)}`;
      for (const name of Object.keys(validator.value).sort()) {
        const { fieldType, optional } = validator.value[name] as ObjectFieldType;
        if (value[name] !== undefined) yield* check(fieldType, value[name], `.${name}`);
        else if (!optional) {
          yield `Object is missing the required field \`${name}\`. Consider wrapping the field validator in \`v.optional(...)\` if this is expected.\n${place}`;
        }
      }
      for (const name of Object.keys(value).sort()) {
        if (value[name] === undefined || Object.hasOwn(validator.value, name)) continue;
        yield `Object contains extra field \`${name}\` that is not in the validator.\n${place}`;
      }
      return;
    }
    default:
      if (!simpleTypes[validator.type]?.(value)) yield mismatch;
  }
}

/** Checks a value against a validator and returns the platform's text for the first fault. */
export function findFault(
  validator: ValidatorJSON,
  value: Value | undefined,
  tableOf: TableOf,
): string | undefined {
  return faultsOf(validator, value, tableOf).next().value as string | undefined;
}
