import { readFileSync } from 'node:fs';
import type { RootContent, Table, TableRow } from 'mdast';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { collectFences } from '../../plugins/content/parse/fences';
import { parsePage } from '../../plugins/content/parse/page';
import { textOf } from '../../src/lib/mdast';
import { violations } from '../violations';

/** A sample record on a page. */
interface SampleRecord {
  topic: string;
  line: number;
  value: Record<string, unknown>;
}

/** What a page documents about the events of a log stream. */
interface DocumentedEvents {
  /** The schema of each event, made from the tables of the page, by topic. */
  schemas: ReadonlyMap<string, z.ZodType>;
  records: SampleRecord[];
}

interface Field {
  /** The parts of its name: `usage.database_read_bytes` has two. */
  path: string[];
  type: string;
}

/** An object under construction: its fields by name, and whether it may be null or absent. */
interface Shape {
  type: string;
  fields: Map<string, Shape>;
}

const simpleTypes: Readonly<Record<string, () => z.ZodType>> = {
  string: () => z.string(),
  integer: () => z.int(),
  boolean: () => z.boolean(),
  null: () => z.null(),
};

/** The alternatives of a type as the tables write it: `"query"`, `"mutation"` or null. */
const alternatives = (type: string) => type.split(/, | or /).map((part) => part.trim());

function schemaOf({ type, fields }: Shape): z.ZodType {
  const parts = alternatives(type);
  const types = parts
    .filter((part) => part !== 'absent')
    .map((part): z.ZodType => {
      if (part === 'object') {
        // A table that doesn't name the fields of an object leaves them open.
        if (fields.size === 0) return z.record(z.string(), z.unknown());
        return z.strictObject(
          Object.fromEntries([...fields].map(([name, shape]) => [name, schemaOf(shape)])),
        );
      }
      if (/^".*"$/.test(part)) return z.literal(JSON.parse(part) as string);
      const simple = simpleTypes[part];
      if (!simple) throw new Error(`"${part}" isn't a type that the tables of events may use.`);
      return simple();
    });
  const schema = z.union(types as [z.ZodType, ...z.ZodType[]]);
  return parts.includes('absent') ? schema.optional() : schema;
}

function shapeOf(fields: readonly Field[]): Shape {
  const root: Shape = { type: 'object', fields: new Map() };
  for (const { path, type } of fields) {
    let shape = root;
    for (const [at, name] of path.entries()) {
      const known = shape.fields.get(name);
      // An object whose own row is left out is always there.
      const next = known ?? { type: 'object', fields: new Map() };
      if (!known) shape.fields.set(name, next);
      if (at === path.length - 1) next.type = type;
      shape = next;
    }
  }
  return root;
}

const cells = ({ children }: TableRow) => children.map((cell) => textOf(cell));

function fieldsOf({ children: [head, ...rows] }: Table): Field[] {
  if (!head || cells(head).join() !== 'Field,Type,Meaning') return [];
  return rows.map((row) => {
    const [name = '', type = ''] = cells(row);
    return { path: name.split('.'), type };
  });
}

/** The tables of fields by the heading that they follow. */
function tablesByHeading(nodes: readonly RootContent[]): Map<string, Field[]> {
  const tables = new Map<string, Field[]>();
  let heading = '';
  for (const node of nodes) {
    // An id in braces after the heading isn't part of its text.
    if (node.type === 'heading')
      heading = textOf(node)
        .replace(/\/\*.*\*\//, '')
        .trim();
    if (node.type === 'table') {
      const fields = fieldsOf(node);
      if (fields.length > 0) tables.set(heading, fields);
    }
  }
  return tables;
}

/** Takes the tables "Fields of every event" and "The function object" into the tables of events. */
function resolve(own: readonly Field[], tables: ReadonlyMap<string, Field[]>): Field[] {
  const source = tables.get('The function object') ?? [];
  return [...(tables.get('Fields of every event') ?? []), ...own].flatMap((field) =>
    field.type === 'function object'
      ? source.map(({ path, type }) => ({ path: [...field.path, ...path], type }))
      : [field],
  );
}

/**
 * Reads the documented events of a page: each heading whose text is a topic, with its table, and the records in
 * its JSON fences.
 * @param topicKey the field that has the topic: `topic`, or `_topic` in the legacy format
 */
function readEvents(file: string, source: string, topicKey: string): DocumentedEvents {
  const { page, syntaxError } = parsePage(file, 'docs', source);
  if (!page) throw new Error(syntaxError.message);
  const tables = tablesByHeading(page.tree.children);
  const schemas = new Map<string, z.ZodType>();
  for (const [heading, own] of tables) {
    if (!/^_?[a-z]+(?:_[a-z]+)*$/.test(heading)) continue;
    const shape = shapeOf(resolve(own, tables));
    shape.fields.set(topicKey, { type: JSON.stringify(heading), fields: new Map() });
    schemas.set(heading, schemaOf(shape));
  }
  const records = collectFences(page)
    .fences.filter(({ lang }) => lang === 'json')
    .map(({ code, line }) => {
      const value = JSON.parse(code) as Record<string, unknown>;
      return { topic: String(value[topicKey]), line, value };
    });
  return { schemas, records };
}

const folder = 'docs/production/integrations/log-streams';
const currentFile = `${folder}/index.mdx`;
const current = readEvents(currentFile, readFileSync(currentFile, 'utf8'), 'topic');
const legacyFile = `${folder}/legacy-event-schema.mdx`;
const legacy = readEvents(legacyFile, readFileSync(legacyFile, 'utf8'), '_topic');

function problemsOf({ schemas }: DocumentedEvents, { topic, value }: SampleRecord): string[] {
  const schema = schemas.get(topic);
  if (!schema) return [`The topic ${topic} isn't documented.`];
  const { error } = schema.safeParse(value);
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}

/** The paths of all fields in a record, objects before their own fields. */
function pathsOf(value: object, prefix: readonly string[] = []): string[][] {
  return Object.entries(value).flatMap(([key, child]: [string, unknown]) => {
    const path = [...prefix, key];
    return typeof child === 'object' && child !== null ? [path, ...pathsOf(child, path)] : [path];
  });
}

/** A copy of a record with another value in one of its fields, or without the field. */
function changed(value: object, path: readonly string[], field?: unknown): Record<string, unknown> {
  const copy = structuredClone(value) as Record<string, unknown>;
  const parent = path.slice(0, -1).reduce((at, key) => at[key] as Record<string, unknown>, copy);
  const key = path.at(-1) ?? '';
  if (field === undefined) delete parent[key];
  else parent[key] = field;
  return copy;
}

/** The paths of the fields that tables describe. The keys of this object depend on the action. */
const describedPaths = (value: object) =>
  pathsOf(value).filter((path) => !path.slice(0, -1).includes('actionMetadata'));

describe.each([
  ['current', current, 9, ['component_path']],
  ['legacy', legacy, 6, ['_functionCached', 'reason']],
])('the %s format of log streams', (_, events, count, optional) => {
  test('documents each topic with a table and a record', () => {
    expect(events.schemas.size).toBe(count);
    const topics = new Set(events.records.map(({ topic }) => topic));
    expect([...topics].sort()).toEqual([...events.schemas.keys()].sort());
  });

  const records = events.records.map((record) => [`line ${record.line}`, record] as const);

  test('has records that fit their tables', () => {
    expect(violations(records, (record) => problemsOf(events, record))).toEqual([]);
  });

  test.each<[string, (value: SampleRecord['value']) => [string, SampleRecord['value']][]]>([
    [
      'without one of their fields',
      (value) =>
        describedPaths(value)
          .filter((path) => !optional.includes(path.at(-1) ?? ''))
          .map((path) => [path.join('.'), changed(value, path)]),
    ],
    [
      'with a wrong value',
      (value) =>
        describedPaths(value).map((path) => [path.join('.'), changed(value, path, ['wrong'])]),
    ],
    ['with an unknown field', (value) => [['extra', { ...value, extra: 1 }]]],
  ])('has tables that refuse records %s', (_fault, faultyOf) => {
    const accepted = violations(records, (record) =>
      faultyOf(record.value)
        .filter(([, value]) => problemsOf(events, { ...record, value }).length === 0)
        .map(([field]) => field),
    );
    expect(accepted).toEqual([]);
  });
});

describe('the types in logEvents.ts', () => {
  const typesFile = `${folder}/receive.mdx`;
  const { page } = parsePage(typesFile, 'docs', readFileSync(typesFile, 'utf8'));
  const types = page
    ? collectFences(page).fences.find(({ meta }) => meta.title === 'convex/logEvents.ts')?.code
    : undefined;

  /** Compiles records as values of `LogEvent` below the types, and returns which of them have errors. */
  function faultyRecords(records: readonly object[]): number[] {
    const lines = records.map(
      (record, at) => `export const record${at}: LogEvent = ${JSON.stringify(record)};`,
    );
    const text = `${types}\n${lines.join('\n')}`;
    // Without the types of the DOM, which take a second to check.
    const lib = ['lib.es2023.d.ts'];
    const options: ts.CompilerOptions = { strict: true, noEmit: true, types: [], lib };
    const host = ts.createCompilerHost(options);
    const { getSourceFile } = host;
    host.getSourceFile = (name, target) =>
      name === 'records.ts' ? ts.createSourceFile(name, text, target) : getSourceFile(name, target);
    const program = ts.createProgram(['records.ts'], options, host);
    const firstRecord = text.split('\n').length - lines.length;
    return ts
      .getPreEmitDiagnostics(program)
      .map(
        ({ file, start = 0 }) =>
          (file?.getLineAndCharacterOfPosition(start).line ?? 0) - firstRecord,
      );
  }

  test('accept each record of the page, and refuse it without one of its fields', () => {
    const whole = current.records.map(({ value }) => value);
    const faulty = current.records.flatMap(({ value }) =>
      pathsOf(value)
        .filter((path) => path.at(-1) !== 'component_path')
        .map((path) => changed(value, path)),
    );
    const refused = new Set(faultyRecords([...whole, ...faulty]));
    expect(refused).toEqual(new Set(faulty.map((_, index) => whole.length + index)));
  });
});
