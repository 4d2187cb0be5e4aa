import {
  compareValues,
  type JSONValue,
  jsonToConvex,
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

/** Checks a value against a validator and returns the platform's text for the first fault. */
export function findFault(
  validator: ValidatorJSON,
  value: Value | undefined,
  tableOf: TableOf,
  path = '',
): string | undefined {
  const context = path === '' ? '' : `Path: ${path}`;
  const mismatch = () =>
    `Value does not match validator.\n${context}\nValue: ${displayValue(value)}\nValidator: ${displayValidator(validator)}`;
  const check = (inner: ValidatorJSON, item: Value | undefined, place: string) =>
    findFault(inner, item, tableOf, path + place);
  switch (validator.type) {
    case 'literal': {
      const expected = jsonToConvex(validator.value as JSONValue);
      if (compareValues(value, expected) === 0) return undefined;
      return `\`${displayValue(value)}\` does not match literal validator \`${displayValidator(validator)}\`.${context}`;
    }
    case 'id': {
      const table = typeof value === 'string' ? tableOf(value) : undefined;
      if (table === validator.tableName) return undefined;
      if (table === undefined) return mismatch();
      const source = table.startsWith('_') ? 'a system table' : `table \`${table}\``;
      return `Found ID "${value}" from ${source}, which does not match the table name in validator \`v.id("${validator.tableName}")\`.${context}`;
    }
    case 'array':
      if (!Array.isArray(value)) return mismatch();
      return first(value.map((item, index) => () => check(validator.value, item, `[${index}]`)));
    case 'union': {
      const [only, ...others] = validator.value;
      if (only && others.length === 0) return check(only, value, '');
      const fits = validator.value.some((one) => check(one, value, '') === undefined);
      return fits ? undefined : mismatch();
    }
    case 'record': {
      if (!isObject(value)) return mismatch();
      const { keys, values } = validator;
      return first(
        Object.entries(value).flatMap(([key, item]) => [
          () => check(keys as ValidatorJSON, key, '.keys()'),
          () => check(values.fieldType, item, '.values()'),
        ]),
      );
    }
    case 'object': {
      if (!isObject(value)) return mismatch();
      const place = `${context}\nObject: ${displayValue(value as Value)}\nValidator: ${displayValidator(validator)}`;
      const fields = Object.entries(validator.value).sort(([a], [b]) => (a < b ? -1 : 1));
      const extra = Object.keys(value)
        .sort()
        .find((name) => value[name] !== undefined && !Object.hasOwn(validator.value, name));
      return first([
        ...fields.map(([name, { fieldType, optional }]) => () => {
          if (value[name] !== undefined) return check(fieldType, value[name], `.${name}`);
          if (optional) return undefined;
          return `Object is missing the required field \`${name}\`. Consider wrapping the field validator in \`v.optional(...)\` if this is expected.\n${place}`;
        }),
        () =>
          extra &&
          `Object contains extra field \`${extra}\` that is not in the validator.\n${place}`,
      ]);
    }
    default:
      return simpleTypes[validator.type]?.(value) ? undefined : mismatch();
  }
}

/** The result of the first check that finds a fault. */
function first(checks: readonly (() => string | undefined)[]): string | undefined {
  for (const check of checks) {
    const fault = check();
    if (fault !== undefined) return fault;
  }
  return undefined;
}
