import { readFileSync } from 'node:fs';
import type { RootContent, Table } from 'mdast';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { collectFences } from '../../plugins/content/parse/fences';
import { parsePage } from '../../plugins/content/parse/page';
import { textOf } from '../../src/lib/mdast';
import { violations } from '../violations';

type Sample = Record<string, unknown>;

/** The types of the fields in a table, by their names: `usage.database_read_bytes`. */
type Fields = Record<string, string>;

function read(file: string) {
  const { page, syntaxError } = parsePage(file, readFileSync(file, 'utf8'));
  if (!page) throw new Error(syntaxError.message);
  return { nodes: page.tree.children, fences: collectFences(page) };
}

function fieldsOf({ children: [head, ...rows] }: Table): Fields | undefined {
  if (!head || textOf(head) !== 'FieldTypeMeaning') return undefined;
  return Object.fromEntries(
    rows.map(({ children: [name, type] }) => [name ? textOf(name) : '', type ? textOf(type) : '']),
  );
}

/** The tables of fields by the heading that they follow. */
function tablesByHeading(nodes: readonly RootContent[]): Map<string, Fields> {
  const tables = new Map<string, Fields>();
  let heading = '';
  for (const node of nodes) {
    // An id in braces after the heading isn't part of its text.
    if (node.type === 'heading') heading = textOf(node).replace(/\s*\/\*.*\*\//, '');
    const fields = node.type === 'table' ? fieldsOf(node) : undefined;
    if (fields) tables.set(heading, fields);
  }
  return tables;
}

/** The documented fields and the samples of a page by topic. Types of two tables are parts of others. */
function readEvents(file: string, topicKey: string) {
  const { nodes, fences } = read(file);
  const tables = tablesByHeading(nodes);
  const ofFunctions = Object.entries(tables.get('The function object') ?? {});
  const topics = [...tables].filter(([heading]) => /^_?[a-z]+(?:_[a-z]+)*$/.test(heading));
  const fields = new Map(
    topics.map(([topic, own]): [string, Fields] => {
      const all = Object.entries({ ...tables.get('Fields of every event'), ...own });
      const resolved = all.flatMap(([name, type]) =>
        type === 'function object'
          ? ofFunctions.map(([part, partType]) => [`${name}.${part}`, partType])
          : [[name, type]],
      );
      return [topic, { [topicKey]: 'string', ...Object.fromEntries(resolved) }];
    }),
  );
  const samples = fences
    .filter(({ lang }) => lang === 'json')
    .map(({ code, line }) => {
      const value: Sample = JSON.parse(code);
      return { topic: String(value[topicKey]), line, value };
    });
  return { fields, samples };
}

/** All values of a sample by their names, objects included. */
function valuesOf(value: object, prefix = ''): [name: string, value: unknown][] {
  return Object.entries(value).flatMap(([key, child]: [string, unknown]) => {
    const inner = typeof child === 'object' && child ? valuesOf(child, `${prefix}${key}.`) : [];
    return [[`${prefix}${key}`, child], ...inner];
  });
}

function faultsOf(value: Sample, fields: Fields | undefined): string[] {
  if (!fields) return ['the topic has no table'];
  const names = Object.keys(fields);
  const values = new Map(valuesOf(value));
  const isPart = (whole: string) => (name: string) => name.startsWith(`${whole}.`);
  const open = names.filter(
    (name) => /object/.test(fields[name] ?? '') && !names.some(isPart(name)),
  );
  const unknown = [...values.keys()].filter(
    (name) =>
      !(name in fields || names.some(isPart(name)) || open.some((whole) => isPart(whole)(name))),
  );
  const missing = names.filter((name) => {
    const isInNull = values.get(name.replace(/\.?[^.]*$/, '')) === null;
    return !values.has(name) && !isInNull && !fields[name]?.includes('absent');
  });
  return [...unknown.map((name) => `unknown ${name}`), ...missing.map((name) => `no ${name}`)];
}

const folder = 'docs/production/integrations/log-streams';
const current = readEvents(`${folder}/index.mdx`, 'topic');
const legacy = readEvents(`${folder}/legacy-event-schema.mdx`, '_topic');

describe.each([
  ['current', current, 9],
  ['legacy', legacy, 6],
])('the %s format of log streams', (_, { fields, samples }, count) => {
  test('has a table and a sample for each topic', () => {
    expect(fields.size).toBe(count);
    expect(new Set(samples.map(({ topic }) => topic))).toEqual(new Set(fields.keys()));
  });

  test('has samples with the fields of their tables', () => {
    const lines = samples.map((sample) => [`line ${sample.line}`, sample] as const);
    const faults = violations(lines, ({ topic, value }) => faultsOf(value, fields.get(topic)));
    expect(faults).toEqual([]);
  });
});

test('the types that a receiver has accept each sample, and refuse it without its topic', () => {
  const { fences } = read(`${folder}/receive.mdx`);
  const types = fences.find(({ meta }) => meta.title === 'convex/logEvents.ts')?.code;
  const whole = current.samples.map(({ value }) => value);
  const faulty = whole.map(({ topic: _, ...value }) => value);
  const lines = [...whole, ...faulty].map(
    (value, at) => `export const sample${at}: LogEvent = ${JSON.stringify(value)};`,
  );
  const source = `${types}\n${lines.join('\n')}`;
  // Without the types of the DOM, which take a second to check.
  const lib = ['lib.es2023.d.ts'];
  const options: ts.CompilerOptions = { strict: true, noEmit: true, types: [], lib };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, target) =>
    name === 'samples.ts' ? ts.createSourceFile(name, source, target) : getSourceFile(name, target);
  const diagnostics = ts.getPreEmitDiagnostics(ts.createProgram(['samples.ts'], options, host));
  const refused = diagnostics.map(
    ({ start = 0 }) => source.slice(0, start).split('\n').length - source.split('\n').length,
  );
  expect(new Set(refused)).toEqual(new Set(faulty.map((_, at) => at + 1 - faulty.length)));
});
