import type { GenericSchema, SchemaDefinition } from 'convex/server';
import { convexToJson, type JSONValue, jsonToConvex, type Value } from 'convex/values';
import { convexTest } from 'convex-test';
import { startRuntime } from '../../../../../../src/features/live/engine/startRuntime';

/** One call of a case: the exported function, its kind and its arguments. */
export interface Step {
  call: string;
  kind: 'query' | 'mutation' | 'action';
  args?: Record<string, Value>;
}

/** What a step led to. Ids and times are replaced, because they differ in every run. */
export type Result = { value: JSONValue } | { error: string };

export interface Sample {
  schema?: SchemaDefinition<GenericSchema, boolean>;
  functions: Record<string, unknown>;
}

/** Replaces ids by the order they appear in, and creation times by a word. */
function normalizer() {
  const ids = new Map<string, string>();
  const name = (id: string) => {
    if (!ids.has(id)) ids.set(id, `id${ids.size}`);
    return ids.get(id) as string;
  };
  const text = (value: string) =>
    value
      .replace(/\bj[0-9a-z]{31}\b|\b0{9,}\d+[a-z_]\w*/g, name)
      .replace(/(creation time) [\d.]+/g, '$1 t');
  return (json: JSONValue): JSONValue =>
    JSON.parse(
      text(JSON.stringify(json)).replace(
        /"_creationTime":(?:[\d.]+|\{"\$float":"[^"]*"\})/g,
        '"_creationTime":"t"',
      ),
    ) as JSONValue;
}

/** The message of an error without what the platform adds around it. */
function textOf(message: string): string {
  return message.replace(/^(?:Uncaught \w+: )+/, '');
}

/** Runs the steps with the live engine. */
export async function runLive({ schema, functions }: Sample, steps: Step[]): Promise<Result[]> {
  const runtime = startRuntime({
    schema,
    modules: { f: functions as Record<string, unknown> },
    seed: 1,
  });
  const normalize = normalizer();
  const results: Result[] = [];
  try {
    for (const { call, kind, args = {} } of steps) {
      const request = { name: `f:${call}`, args: convexToJson(args), caller: 'client' as const };
      const outcome =
        kind === 'action'
          ? await runtime.runAction(request)
          : await runtime.runTransaction(kind, request);
      const result = outcome.ok
        ? { value: normalize(outcome.value) }
        : { error: normalize(textOf(outcome.error)) as string };
      results.push(result);
    }
  } finally {
    runtime.close();
  }
  return results;
}

/** Runs the steps with convex-test. */
export async function runConvexTest(
  { schema, functions }: Sample,
  steps: Step[],
): Promise<Result[]> {
  const t = convexTest(schema as never, {
    './_generated/api.js': async () => ({}),
    './f.ts': async () => functions,
  });
  const normalize = normalizer();
  const results: Result[] = [];
  for (const { call, kind, args = {} } of steps) {
    const run = t[kind] as unknown as (name: string, args: object) => Promise<Value>;
    // Its own copy: convex-test changes the objects it gets.
    const copy = jsonToConvex(convexToJson(args)) as object;
    try {
      const value = await run(`f:${call}` as never, copy);
      results.push({ value: normalize(convexToJson(value ?? null)) });
    } catch (error) {
      results.push({ error: normalize(textOf((error as Error).message)) as string });
    }
  }
  return results;
}
