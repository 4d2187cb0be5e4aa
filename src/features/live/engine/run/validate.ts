import {
  CommitTsPlaceholder,
  type JSONValue,
  jsonToConvex,
  type ValidatorJSON,
  type Value,
} from 'convex/values';
import { compare } from '../store/keys';
import { displayValidator, displayValue } from './display';

/** The table of an id, or undefined for any other text. */
type TableOf = (id: string) => string | undefined;

type Fields = Record<string, Value | undefined>;

function isObject(value: unknown): value is Fields {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof ArrayBuffer) &&
    !(value instanceof CommitTsPlaceholder)
  );
}

const simpleTypes: Partial<Record<ValidatorJSON['type'], (value: unknown) => boolean>> = {
  any: (value) => value !== undefined,
  null: (value) => value === null,
  number: (value) => typeof value === 'number',
  bigint: (value) => typeof value === 'bigint',
  commitTs: (value) => typeof value === 'bigint' || value instanceof CommitTsPlaceholder,
  boolean: (value) => typeof value === 'boolean',
  string: (value) => typeof value === 'string',
  bytes: (value) => value instanceof ArrayBuffer,
};

/** Checks one value and those in it. */
class Check {
  readonly #tableOf: TableOf;

  constructor(tableOf: TableOf) {
    this.#tableOf = tableOf;
  }

  value(validator: ValidatorJSON, value: Value | undefined, path: string): string | undefined {
    const context = path === '' ? '' : `Path: ${path}`;
    const mismatch = () =>
      `Value does not match validator.\n${context}\nValue: ${displayValue(value)}\nValidator: ${displayValidator(validator)}`;
    switch (validator.type) {
      case 'literal': {
        const expected = jsonToConvex(validator.value as JSONValue);
        if (typeof expected === typeof value && compare(value, expected) === 0) return undefined;
        return `\`${displayValue(value)}\` does not match literal validator \`${displayValidator(validator)}\`.${context}`;
      }
      case 'id': {
        const table = typeof value === 'string' ? this.#tableOf(value) : undefined;
        if (table === validator.tableName) return undefined;
        if (table === undefined) return mismatch();
        const source = table.startsWith('_') ? 'a system table' : `table \`${table}\``;
        return `Found ID "${value}" from ${source}, which does not match the table name in validator \`v.id("${validator.tableName}")\`.${context}`;
      }
      case 'array':
        if (!Array.isArray(value)) return mismatch();
        return this.#first(value, (item, index) =>
          this.value(validator.value, item, `${path}[${index}]`),
        );
      case 'union': {
        const [only, ...others] = validator.value;
        if (only && others.length === 0) return this.value(only, value, path);
        const fits = validator.value.some((one) => this.value(one, value, path) === undefined);
        return fits ? undefined : mismatch();
      }
      case 'record': {
        if (!isObject(value)) return mismatch();
        const { keys, values } = validator;
        return this.#first(
          Object.entries(value),
          ([key, item]) =>
            this.value(keys as ValidatorJSON, key, `${path}.keys()`) ??
            this.value(values.fieldType, item, `${path}.values()`),
        );
      }
      case 'object':
        return isObject(value) ? this.#object(validator, value, path) : mismatch();
      default:
        return simpleTypes[validator.type]?.(value) ? undefined : mismatch();
    }
  }

  #object(
    validator: ValidatorJSON & { type: 'object' },
    value: Fields,
    path: string,
  ): string | undefined {
    const fields = validator.value;
    const place = () =>
      `${path === '' ? '' : `Path: ${path}`}\nObject: ${displayValue(value as Value)}\nValidator: ${displayValidator(validator)}`;
    for (const name of Object.keys(fields).sort()) {
      const field = fields[name];
      if (!field) continue;
      if (value[name] !== undefined) {
        const fault = this.value(field.fieldType, value[name], `${path}.${name}`);
        if (fault !== undefined) return fault;
      } else if (!field.optional) {
        return `Object is missing the required field \`${name}\`. Consider wrapping the field validator in \`v.optional(...)\` if this is expected.\n${place()}`;
      }
    }
    const extra = Object.keys(value)
      .sort()
      .find((name) => value[name] !== undefined && !Object.hasOwn(fields, name));
    if (extra === undefined) return undefined;
    return `Object contains extra field \`${extra}\` that is not in the validator.\n${place()}`;
  }

  #first<T>(items: readonly T[], check: (item: T, index: number) => string | undefined) {
    for (const [index, item] of items.entries()) {
      const fault = check(item, index);
      if (fault !== undefined) return fault;
    }
    return undefined;
  }
}

/** Checks a value against a validator and returns the platform's text for the first fault. */
export function findFault(
  validator: ValidatorJSON,
  value: Value | undefined,
  tableOf: TableOf,
): string | undefined {
  return new Check(tableOf).value(validator, value, '');
}
