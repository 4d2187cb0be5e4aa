import { afterEach, expect, test } from 'vitest';
import { bundleRuntime } from '../../../../../plugins/samples/live/bundleRuntime';
import { bundleSample } from '../../../../../plugins/samples/live/bundleSample';
import { readSamples } from '../../../../../plugins/samples/live/readSamples';
import type { Runtime } from '../../../../../src/features/live/engine/Runtime';
import { startRuntime } from '../../../../../src/features/live/engine/startRuntime';
import { evaluateModule } from '../../../../../src/features/live/evaluateModule';
import type {
  BackendExports,
  CompiledSample,
  ExtraScript,
  ModuleFactory,
} from '../../../../../src/features/live/messages';
import { imports } from '../../../../../src/features/live/worker/imports';
import { recordOf } from '../../content/recordOf';

const fence = (title: string, code: string) =>
  `\`\`\`${title.endsWith('x') ? 'tsx' : 'ts'} title="${title}"\n${code}\n\`\`\`\n`;

const page = [
  fence(
    'convex/components/counter/convex.config.ts',
    'import { defineComponent } from "convex/server";\nexport default defineComponent("counter");',
  ),
  fence(
    'convex/components/counter/schema.ts',
    `import { defineSchema, defineTable } from "convex/server";
import { v } from "convex/values";
export default defineSchema({
  counts: defineTable({ name: v.string(), value: v.number(), before: v.optional(v.id("counts")) })
    .index("by_name", ["name"]),
});`,
  ),
  fence(
    'convex/components/counter/counts.ts',
    `import { v } from "convex/values";
import { internal } from "./_generated/api";
import { internalMutation, mutation, query } from "./_generated/server";
export const add = mutation({
  args: { name: v.string(), before: v.optional(v.id("counts")) },
  returns: v.id("counts"),
  handler: async (ctx, args) => ctx.runMutation(internal.counts.insert, args),
});
export const insert = internalMutation({
  args: { name: v.string(), before: v.optional(v.id("counts")) },
  handler: (ctx, args) => ctx.db.insert("counts", { ...args, value: 1 }),
});
export const byName = query({
  args: { name: v.string() },
  handler: async (ctx, { name }) => ({
    found: await ctx.db.query("counts").withIndex("by_name", (q) => q.eq("name", name)).collect(),
    all: (await ctx.db.query("counts").collect()).length,
    user: await ctx.auth.getUserIdentity(),
  }),
});`,
  ),
  fence(
    'convex/schema.ts',
    `import { defineSchema, defineTable } from "convex/server";
import { v } from "convex/values";
export default defineSchema({ counts: defineTable({ text: v.string() }) });`,
  ),
  fence(
    'convex/app.ts',
    `import { createFunctionHandle } from "convex/server";
import { components } from "./_generated/api";
import { mutation, query } from "./_generated/server";
const { counts } = components.counter;
export const add = mutation({
  handler: async (ctx, args) => {
    await ctx.db.insert("counts", { text: args.name });
    const id = await ctx.runMutation(counts.add, args);
    if (args.fails) throw new Error("Failed afterwards");
    return id;
  },
});
export const both = query({
  handler: async (ctx, args) => {
    const [inComponent, inApp] = await Promise.all([
      ctx.runQuery(counts.byName, args),
      ctx.db.query("counts").collect(),
    ]);
    return { inComponent, inApp: inApp.length };
  },
});
export const byHandle = query({
  handler: async (ctx, args) => ctx.runQuery(await createFunctionHandle(counts.byName), args),
});`,
  ),
  fence(
    'src/App.tsx',
    'import { api } from "../convex/_generated/api";\nexport function App() { return String(api.app.add); }',
  ),
  '<Live preview="src/App.tsx" />\n',
];

let runtime: Runtime | undefined;
afterEach(() => runtime?.close());

async function start(): Promise<Runtime> {
  const [sample] = readSamples(
    recordOf(`---\ntitle: A page\n---\n\nText.\n\n${page.join('\n')}`, 'docs/page.mdx'),
  );
  if (!sample) throw new Error('The page has no sample.');
  const files = await bundleRuntime(process.cwd());
  let compiled: CompiledSample | undefined;
  new Function('runLiveSample', await bundleSample(sample))((one: CompiledSample) => {
    compiled = one;
  });
  const extra = new Function(`${files.get('components.js')};return liveExtra`)() as ExtraScript;
  const factory = new Function(
    `return ${extra.join?.(compiled as CompiledSample)}`,
  )() as ModuleFactory;
  runtime = startRuntime(evaluateModule(factory, imports) as unknown as BackendExports as never);
  return runtime;
}

test('a component has its own tables, in the transaction of its caller', async () => {
  const { runTransaction } = await start();
  const call = (kind: 'query' | 'mutation', name: string, args = {}) =>
    runTransaction.call(runtime, kind, { name, args, caller: 'client' });

  const added = await call('mutation', 'app:add', { name: 'a' });
  expect(added).toMatchObject({ ok: true });
  const id = added.ok ? added.value : '';
  expect(await call('mutation', 'app:add', { name: 'b', before: id })).toMatchObject({ ok: true });
  const failed = await call('mutation', 'app:add', { name: 'c', fails: true });
  expect(failed).toMatchObject({ ok: false });
  const both = await call('query', 'app:both', { name: 'b' });
  expect(both).toMatchObject({
    ok: true,
    value: { inApp: 2, inComponent: { all: 2, found: [{ before: id, name: 'b' }], user: null } },
  });
  expect(await call('query', 'app:byHandle', { name: 'a' })).toMatchObject({
    value: { all: 2, found: [{ _id: id }] },
  });
  expect(runtime?.database.tables.map(({ name, documents }) => [name, documents.size])).toEqual(
    expect.arrayContaining([
      ['counts', 2],
      ['counter/counts', 2],
    ]),
  );
});

test('clients can not call a component, and its validators know its own ids only', async () => {
  await start();
  const call = (name: string, args: Record<string, string>) =>
    (runtime as Runtime).runTransaction('mutation', { name, args, caller: 'client' });
  expect(await call('counter/counts:add', { name: 'a' })).toMatchObject({
    ok: false,
    error: expect.stringContaining('Could not find public function'),
  });
  expect(await call('app:add', { name: 'a', before: 'other' })).toMatchObject({
    ok: false,
    error: expect.stringContaining('ArgumentValidationError'),
  });
});
