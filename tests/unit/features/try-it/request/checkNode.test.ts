import { describe, expect, test } from 'vitest';
import { readJson } from '../../../../../src/features/try-it/json/readJson';
import { checkNode } from '../../../../../src/features/try-it/request/checkNode';
import type { HttpSchema } from '../../../../../src/lib/httpOperation';

const check = (text: string, schema: HttpSchema) =>
  checkNode(readJson(text), schema).map(({ path, message }) => `${path} ${message}`.trim());

const project: HttpSchema = {
  type: 'object',
  required: ['projectName', 'deploymentType'],
  properties: {
    projectName: { type: 'string', minLength: 1 },
    deploymentType: { type: 'string', enum: ['dev', 'prod'] },
  },
  additionalProperties: false,
};
const id: HttpSchema = { type: 'integer', format: 'int64', minimum: 0 };

describe('checkNode', () => {
  test('reports missing, mistyped, duplicate and unknown properties', () => {
    expect(check('{"deploymentType": "preview", "projectNames": 1}', project)).toEqual([
      'projectName is missing.',
      'deploymentType must be "dev" or "prod".',
      'projectNames is not a name that the server knows. Is projectName meant?',
    ]);
    expect(check('{"projectName": 1, "deploymentType": "dev"}', project)).toEqual([
      'projectName must be a string.',
    ]);
    expect(
      check('{"projectName":"","deploymentType":"dev","deploymentType":"prod"}', project),
    ).toEqual(['projectName must not be empty.', 'deploymentType is there twice.']);
    expect(check('[]', project)).toEqual(['must be an object.']);
  });

  test.each([
    ['4', []],
    ['9223372036854775807', []],
    ['9223372036854775808', ['must fit into 64 bits.']],
    ['-1', ['must be 0 or more.']],
    ['1.5', ['must be a whole number.']],
    ['"4"', ['must be a whole number.']],
  ])('checks an int64 exactly: %s', (text, issues) => {
    expect(check(text, id)).toEqual(issues);
  });

  test('for alternatives, reports the problems of the nearest one', () => {
    const either: HttpSchema = {
      oneOf: [
        { type: 'object', required: ['a', 'b', 'c'] },
        { type: 'object', required: ['a', 'd'] },
      ],
    };
    expect(check('{"a": 1, "d": 2}', either)).toEqual([]);
    expect(check('{"a": 1}', either)).toEqual(['d is missing.']);
  });
});
