import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { collectFences } from '../../plugins/content/parse/fences';
import { parsePage } from '../../plugins/content/parse/page';
import { violations } from '../violations';
import { type DocumentedEvents, readEvents, type SampleRecord } from './logEvents';

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

function change(
  value: object,
  path: readonly string[],
  edit: (parent: never, key: string) => void,
) {
  const copy: unknown = structuredClone(value);
  const parent = path.slice(0, -1).reduce((at, key) => (at as Record<string, unknown>)[key], copy);
  edit(parent as never, path.at(-1) ?? '');
  return copy as Record<string, unknown>;
}

const without = (value: object, path: readonly string[]) =>
  change(value, path, (parent: Record<string, unknown>, key) => delete parent[key]);

describe.each([
  ['current', current, 9],
  ['legacy', legacy, 6],
])('the %s format of log streams', (format, events, count) => {
  const optional = format === 'current' ? ['component_path'] : ['_functionCached', 'reason'];
  // Keys of this object depend on the action, so its table leaves them open.
  const open = 'actionMetadata';

  test('documents each topic with a table and a record', () => {
    expect(events.schemas.size).toBe(count);
    const topics = new Set(events.records.map(({ topic }) => topic));
    expect([...topics].sort()).toEqual([...events.schemas.keys()].sort());
  });

  const records = events.records.map((record) => [`line ${record.line}`, record] as const);

  test('has records that fit their tables', () => {
    expect(violations(records, (record) => problemsOf(events, record))).toEqual([]);
  });

  test('requires each field', () => {
    const faults = violations(records, (record) =>
      pathsOf(record.value)
        .filter(
          (path) => !optional.includes(path.at(-1) ?? '') && !path.slice(0, -1).includes(open),
        )
        .filter((path) => {
          const value = without(record.value, path);
          return problemsOf(events, { ...record, value }).length === 0;
        })
        .map((path) => `accepted without ${path.join('.')}`),
    );
    expect(faults).toEqual([]);
  });

  test('refuses unknown fields and wrong types', () => {
    const faults = violations(records, (record) => {
      const paths = pathsOf(record.value).filter((path) => !path.slice(0, -1).includes(open));
      const changed = paths.map((path) => {
        const value = change(record.value, path, (parent: Record<string, unknown>, key) => {
          parent[key] = ['wrong'];
        });
        return [`a wrong ${path.join('.')}`, value] as const;
      });
      return [['an unknown field', { ...record.value, extra: 1 }] as const, ...changed]
        .filter(([, value]) => problemsOf(events, { ...record, value }).length === 0)
        .map(([name]) => `accepted with ${name}`);
    });
    expect(faults).toEqual([]);
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
        .map((path) => without(value, path)),
    );
    const refused = new Set(faultyRecords([...whole, ...faulty]));
    expect(refused).toEqual(new Set(faulty.map((_, index) => whole.length + index)));
  });
});
