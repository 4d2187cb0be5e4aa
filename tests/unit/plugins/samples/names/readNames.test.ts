import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readNames, wordOf } from '../../../../../plugins/samples/names/readNames';
import { explainedNames } from '../../../../../plugins/samples/names/readPages';
import { recordOf } from '../../content/recordOf';

const page = recordOf(`The lead.

\`\`\`ts title="convex/schema.ts" hidden
import { defineSchema, defineTable } from "convex/server";
import { v } from "convex/values";

export default defineSchema({
  tasks: defineTable({ text: v.string() }).index("by_text", ["text"]),
});
\`\`\`

\`\`\`ts title="convex/tasks.ts"
import { v } from "convex/values";
import { internal } from "./_generated/api";
import { mutation, query } from "./_generated/server";
import { load } from "./load";

export const list = query({
  args: { query: v.string() },
  handler: async (ctx, { query: text }) => {
    // withIndex is faster than filter.
    const all = await ctx.db.query("tasks").withIndex("by_text", (q) => q.eq("text", text)).take(5);
    return [...all, await load(ctx, text)].map(({ text }) => text).filter((one) => one !== "query");
  },
});

export const add = mutation(async (ctx) => {
  await ctx.scheduler.runAfter(0, internal.tasks.remind, {});
});
\`\`\`

\`\`\`ts title="convex/load.ts"
import type { QueryCtx } from "./_generated/server";

export async function load({ db }: QueryCtx, text: string) {
  return await db.query("tasks").filter((q) => q.eq(q.field("text"), text)).first();
}
\`\`\`

\`\`\`tsx title="src/App.tsx"
import { ConvexProvider, ConvexReactClient, useQuery as useLive } from "convex/react";
import { api } from "../convex/_generated/api";
import { useQuery } from "./mine";

const client = new ConvexReactClient("https://happy-animal-123.convex.cloud");

export function App() {
  const tasks = useLive(api.tasks.list, { query: "" });
  const other = useQuery();
  return <ConvexProvider client={client}>{tasks?.length ?? other}</ConvexProvider>;
}
\`\`\`

\`\`\`ts title="src/mine.ts"
export const useQuery = () => 1;
\`\`\`

\`\`\`ts in="query"
const page = await ctx.db.query("tasks").order("desc").paginate({ numItems: 5, cursor: null });
\`\`\`
`);

const explained = explainedNames(resolve('.'));
const found = readNames([page], resolve('.'), explained);

/** The names of a file, each with what it is. */
function namesIn(title: string | undefined): string[] {
  const fence = page.fences.find(({ meta }) => meta.title === title && !meta.hidden);
  return (fence && found.get(fence) ? [...(found.get(fence) ?? [])] : []).map(
    ({ start, length, place }) => {
      expect(fence?.code.slice(start, start + length)).toBe(wordOf(explained[place]?.name ?? ''));
      return explained[place]?.name ?? '';
    },
  );
}

describe('names in samples', () => {
  test('come from the package and the generated files, not from equal words of the sample', () => {
    expect(namesIn('convex/tasks.ts')).toEqual([
      'v',
      'internal',
      'mutation',
      'query',
      'query',
      'v',
      'v.string',
      'GenericQueryCtx.db',
      'GenericDatabaseReader.query',
      'QueryInitializer.withIndex',
      'IndexRangeBuilder.eq',
      'OrderedQuery.take',
      'mutation',
      'GenericMutationCtx.scheduler',
      'Scheduler.runAfter',
      'internal',
    ]);
  });

  test('are found where only types lead to them', () => {
    expect(namesIn('convex/load.ts')).toEqual([
      'QueryCtx',
      'QueryCtx',
      'GenericDatabaseReader.query',
      'OrderedQuery.filter',
      'FilterBuilder.eq',
      'FilterBuilder.field',
      'OrderedQuery.first',
    ]);
  });

  test('are found in partial code', () => {
    expect(namesIn(undefined)).toEqual([
      'GenericQueryCtx.db',
      'GenericDatabaseReader.query',
      'Query.order',
      'OrderedQuery.paginate',
    ]);
  });
});
