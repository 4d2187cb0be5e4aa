import { describe, expect, test } from 'vitest';
import { typeText } from '../../../../../plugins/reference/http/schemaBlocks';
import type { HttpSchema } from '../../../../../src/lib/httpOperation';

const cases: [HttpSchema, string][] = [
  [{ type: 'integer', minimum: 0 }, 'integer, 0 or more'],
  [{ type: 'integer', minimum: 1, maximum: 9 }, 'integer, 1 to 9'],
  [{ type: 'number', maximum: 9 }, 'number, 9 or less'],
  [{ type: 'string', enum: ['dev', 'prod'] }, '"dev" | "prod"'],
  [{ type: ['string', 'null'] }, 'string | null'],
  [{ type: 'string', maxLength: 40, pattern: '^a+$' }, 'string, up to 40 characters, matches ^a+$'],
  [{ type: ['null', 'boolean', 'number', 'string', 'array', 'object'] }, 'any JSON value'],
  [{ type: 'array', items: { type: 'string' } }, 'array of string'],
  [{ type: 'object', additionalProperties: { type: 'string' } }, 'object of string'],
  [{ type: 'object', properties: {} }, 'object'],
  [{ oneOf: [{ type: 'object' }, { type: 'object' }] }, 'object'],
  [{ oneOf: [{ type: 'string' }, { type: 'null' }] }, 'string | null'],
];

describe('the type of a value', () => {
  test.each(cases)('%j is written for readers: %s', (schema, text) => {
    expect(typeText(schema)).toBe(text);
  });
});
