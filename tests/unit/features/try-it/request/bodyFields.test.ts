import { describe, expect, test } from 'vitest';
import { readJson } from '../../../../../src/features/try-it/json/readJson';
import {
  type BodyField,
  bodyFieldsOf,
  withField,
} from '../../../../../src/features/try-it/request/bodyFields';
import { checkNode } from '../../../../../src/features/try-it/request/checkNode';
import type { HttpSchema } from '../../../../../src/lib/httpOperation';
import { readHttpOperations } from '../../../../browser/support/httpOperations';

const schema: HttpSchema = {
  type: 'object',
  required: ['name', 'kind'],
  properties: {
    name: { type: 'string' },
    kind: { enum: ['dev', 'prod'], type: 'string' },
    isDefault: { type: ['boolean', 'null'] },
    expiresAt: { type: ['integer', 'null'] },
    region: { oneOf: [{ type: 'string', enum: ['us', 'eu'] }, { type: 'null' }] },
    tags: { type: 'array', items: { type: 'string' } },
    owner: { type: 'object', properties: { id: { type: 'integer' } } },
  },
};
const body = '{"name":"a","kind":"dev","tags":["x"],"big":9007199254740993}';

function fieldOf(name: string, of = schema, text = body): BodyField {
  const all = (bodyFieldsOf(of, text) ?? []).flatMap((field) => [field, ...field.fields]);
  const found = all.find(({ path }) => path.join('.') === name);
  if (!found) throw new Error(`There is no field ${name}.`);
  return found;
}

describe('a field', () => {
  const set = (name: string, text: string, from = body) =>
    JSON.parse(withField(schema, from, fieldOf(name), text));

  test('sets its property with its type, and keeps the others to the digit', () => {
    expect(withField(schema, body, fieldOf('name'), 'b "c"')).toBe(
      '{\n  "name": "b \\"c\\"",\n  "kind": "dev",\n  "tags": [\n    "x"\n  ],\n  "big": 9007199254740993\n}',
    );
    expect(set('isDefault', 'true')).toMatchObject({ isDefault: true });
    expect(set('expiresAt', '5')).toMatchObject({ expiresAt: 5 });
    expect(set('expiresAt', 'soon')).toMatchObject({ expiresAt: 'soon' });
    expect(set('owner.id', '7')).toMatchObject({ owner: { id: 7 } });
  });
});

test('each field of each operation leaves a valid body as it was when it is set to its value', async () => {
  const faults: string[] = [];
  let count = 0;
  for (const { route, body: sent } of await readHttpOperations()) {
    if (!sent) continue;
    const text = JSON.stringify(sent.example, undefined, 2);
    const fields = bodyFieldsOf(sent.schema, text) ?? [];
    for (const field of fields.flatMap((one) => [one, ...one.fields])) {
      if (field.control === 'group' || field.value === '') continue;
      count += 1;
      const next = withField(sent.schema, text, field, field.value);
      if (JSON.stringify(JSON.parse(next)) !== JSON.stringify(sent.example)) {
        faults.push(`${route} ${field.path.join('.')}: ${next}`);
      }
      faults.push(...checkNode(readJson(next), sent.schema).map(({ message }) => message));
    }
  }
  expect(faults).toEqual([]);
  expect(count).toBeGreaterThan(50);
});
