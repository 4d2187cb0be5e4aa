import { expect, test } from 'vitest';
import { bundleRuntime } from '../../../../plugins/live/build/bundleRuntime';
import { bundleSample } from '../../../../plugins/live/build/samples';
import { startRuntime } from '../../../../plugins/live/engine/startRuntime';
import { evaluateModule } from '../../../../plugins/live/frame/evaluateModule';
import { imports } from '../../../../plugins/live/frame/imports';
import type { CompiledSample, ExtraScript } from '../../../../plugins/live/frame/messages';

const files = {
  'convex/components/counter/convex.config.ts':
    'import { defineComponent } from "convex/server";\nexport default defineComponent("counter");',
  'convex/components/counter/schema.ts': `import { defineSchema, defineTable } from "convex/server";
import { v } from "convex/values";
export default defineSchema({
  counts: defineTable({ name: v.string(), before: v.optional(v.id("counts")) })
    .index("by_name", ["name"]),
});`,
  'convex/components/counter/counts.ts': `import { v } from "convex/values";
import { internal } from "./_generated/api";
import { internalMutation, mutation, query } from "./_generated/server";
export const add = mutation({
  args: { name: v.string(), before: v.optional(v.id("counts")) },
  returns: v.id("counts"),
  handler: async (ctx, args) => ctx.runMutation(internal.counts.insert, args),
});
export const insert = internalMutation({
  args: { name: v.string(), before: v.optional(v.id("counts")) },
  handler: (ctx, args) => ctx.db.insert("counts", args),
});
export const byName = query({
  args: { name: v.string() },
  handler: (ctx, { name }) =>
    ctx.db.query("counts").withIndex("by_name", (q) => q.eq("name", name)).collect(),
});`,
  'convex/schema.ts': `import { defineSchema, defineTable } from "convex/server";
import { v } from "convex/values";
export default defineSchema({ counts: defineTable({ text: v.string() }) });`,
  'convex/app.ts': `import { components } from "./_generated/api";
import { mutation, query } from "./_generated/server";
const { counts } = components.counter;
export const add = mutation({
  handler: async (ctx, { fails, ...args }) => {
    await ctx.db.insert("counts", { text: args.name });
    const id = await ctx.runMutation(counts.add, args);
    if (fails) throw new Error("Failed afterwards");
    return id;
  },
});
export const both = query({
  handler: async (ctx, args) => {
    const [inner, own] = await Promise.all([
      ctx.runQuery(counts.byName, args),
      ctx.db.query("counts").collect(),
    ]);
    return [inner.map(({ before }) => before), own.length];
  },
});`,
  'src/App.tsx':
    'import { api } from "../convex/_generated/api";\nexport function App() { return String(api.app.add); }',
};

test('a component has its own tables, in the transaction of its caller, and clients can not call it', async () => {
  const source = {
    preview: 'src/App.tsx',
    files: Object.entries(files).map(([path, code]) => ({ path, code, isShown: true })),
  };
  const script = await bundleSample({ name: 'page-1', place: 'docs/page.mdx:1', source });
  let compiled: CompiledSample | undefined;
  new Function('runLiveSample', script)((one: CompiledSample) => {
    compiled = one;
  });
  const joining = (await bundleRuntime(process.cwd())).get('components.js');
  const extra = new Function(`${joining};return liveExtra`)() as ExtraScript;
  const factory = new Function(`return ${extra.join?.(compiled as CompiledSample)}`)();
  const runtime = startRuntime(evaluateModule(factory, imports) as never);
  const call = async (kind: 'query' | 'mutation', name: string, args = {}) => {
    const outcome = await runtime.runTransaction(kind, { name, args, caller: 'a window' });
    return outcome.ok ? outcome.value : outcome.error;
  };

  const id = await call('mutation', 'app:add', { name: 'a' });
  await call('mutation', 'app:add', { name: 'b', before: id });
  expect(await call('mutation', 'app:add', { name: 'b', fails: true })).toContain('Failed after');
  expect(await call('query', 'app:both', { name: 'b' })).toEqual([[id], 2]);
  expect(runtime.database.tables.map(({ name, documents }) => [name, documents.size])).toEqual(
    expect.arrayContaining([
      ['counts', 2],
      ['counter/counts', 2],
    ]),
  );
  expect(await call('mutation', 'counter/counts:add', { name: 'a' })).toContain(
    'Could not find public function',
  );
  expect(await call('mutation', 'app:add', { name: 'a', before: 'other' })).toContain(
    'ArgumentValidationError',
  );
});
