import type { ValidatorJSON, Value } from 'convex/values';

// How the platform writes values and validators in errors.

function entries<T>(record: Record<string, T>, format: (value: T) => string): string {
  return Object.keys(record)
    .sort()
    .map((name) => `${name}: ${format(record[name] as T)}`)
    .join(', ');
}

function displayNumber(value: number): string {
  if (Number.isNaN(value)) return 'NaN';
  if (!Number.isFinite(value)) return value > 0 ? 'inf' : '-inf';
  return Number.isInteger(value) && Math.abs(value) < 1e16
    ? `${Object.is(value, -0) ? '-0' : value}.0`
    : String(value);
}

/** Writes a value: `{done: false, text: "Weed"}`. */
export function displayValue(value: Value | undefined): string {
  if (value === undefined) return 'undefined';
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') return displayNumber(value);
  if (value === null || typeof value !== 'object') return String(value);
  if (value instanceof ArrayBuffer)
    return `b"${btoa(String.fromCharCode(...new Uint8Array(value)))}"`;
  if (Array.isArray(value)) return `[${value.map(displayValue).join(', ')}]`;
  const present = Object.fromEntries(
    Object.entries(value).filter(([, field]) => field !== undefined),
  );
  return `{${entries(present as Record<string, Value>, displayValue)}}`;
}

function displayLiteral(value: unknown): string {
  if (value !== null && typeof value === 'object') return '<bigint>';
  return typeof value === 'number' ? displayNumber(value) : JSON.stringify(value);
}

/** Writes a validator: `v.object({text: v.string()})`. */
export function displayValidator(validator: ValidatorJSON): string {
  switch (validator.type) {
    case 'number':
      return 'v.float64()';
    case 'bigint':
      return 'v.int64()';
    case 'id':
      return `v.id("${validator.tableName}")`;
    case 'literal':
      return `v.literal(${displayLiteral(validator.value)})`;
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
