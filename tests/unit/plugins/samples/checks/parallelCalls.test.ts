import {
  actionGeneric as action,
  anyApi,
  componentsGeneric,
  type DefaultFunctionArgs,
  defineSchema,
  type FunctionReference,
  type FunctionType,
  mutationGeneric as mutation,
  queryGeneric as query,
} from 'convex/server';
import { convexTest } from 'convex-test';
import { expect, test } from 'vitest';

// Samples of agents save a stream while their tools run. Each call must stay in its own component then.
const schema = defineSchema({}, { schemaValidation: false });

const write = mutation(async ({ db }, { text }: { text: string }) => {
  await db.insert('notes', { text });
});
const list = query(async ({ db }) =>
  (await db.query('notes').collect()).map(({ text }) => text as string),
);
const pause = () => new Promise((resolve) => setTimeout(resolve, 5));

// What generated code would say of the functions.
type Reference<
  Kind extends FunctionType,
  Args extends DefaultFunctionArgs,
  Returned,
> = FunctionReference<Kind, 'public', Args, Returned>;
type None = Record<string, never>;
interface Functions {
  write: Reference<'mutation', { text: string }, null>;
  list: Reference<'query', None, string[]>;
  both: Reference<'action', None, null>;
  tryAndWrite: Reference<'action', None, null>;
  listComponent: Reference<'query', None, string[]>;
  slow: Reference<'action', { text: string }, null>;
  fail: Reference<'action', None, string>;
}
const { app, component } = anyApi as unknown as Record<'app' | 'component', Functions>;
const notes = componentsGeneric().notes as unknown as { component: Functions };

function start() {
  const t = convexTest(schema, {
    './_generated/api.ts': async () => ({}),
    './app.ts': async () => ({
      write,
      list,
      both: action(async (ctx) => {
        const inComponent = ctx.runAction(notes.component.slow, { text: 'component' });
        await ctx.runMutation(app.write, { text: 'first' });
        await pause();
        await ctx.runMutation(app.write, { text: 'second' });
        await inComponent;
      }),
      tryAndWrite: action(async (ctx) => {
        const failure = await ctx.runAction(notes.component.fail, {}).catch(String);
        await ctx.runMutation(app.write, { text: failure });
      }),
      listComponent: query((ctx) => ctx.runQuery(notes.component.list, {})),
    }),
  });
  t.registerComponent('notes', schema, {
    './_generated/api.ts': async () => ({}),
    './component.ts': async () => ({
      write,
      list,
      slow: action(async (ctx, { text }: { text: string }) => {
        await pause();
        await ctx.runMutation(component.write, { text });
        await pause();
      }),
      fail: action(async () => {
        throw new Error('no');
      }),
    }),
  });
  return t;
}

test('calls that run in parallel stay in their component', async () => {
  const t = start();
  await t.action(app.both, {});
  expect(await t.query(app.list, {})).toEqual(['first', 'second']);
  expect(await t.query(app.listComponent, {})).toEqual(['component']);
});

test('an app goes on in its own tables after an action of a component has thrown', async () => {
  const t = start();
  await t.action(app.tryAndWrite, {});
  expect(await t.query(app.list, {})).toEqual([expect.stringContaining('no')]);
  expect(await t.query(app.listComponent, {})).toEqual([]);
});
