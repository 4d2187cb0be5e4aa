import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pageStore } from '../../../../../plugins/content';
import { pageNames } from '../../../../../plugins/samples/names/plugin';
import {
  type BlockNames,
  carryNames,
  explainedNames,
  readNames,
} from '../../../../../plugins/samples/names/readNames';
import { pageFrom } from '../../content/pageFrom';

const explained = explainedNames(resolve('.'));
const named = (name: string, place = '') =>
  Object.entries(explained).find(([key, one]) => key.startsWith(place) && one.name === name)?.[1];

describe('the explanations of names', () => {
  test.each([
    {
      name: 'useQuery',
      place: 'dist/',
      signature: 'useQuery<Query>(query, ...args): FunctionReturnType<Query> | undefined',
      sentence: 'Load a reactive query within a React component.',
      href: '/api/functions/react.useQuery',
    },
    {
      name: 't.withIdentity',
      place: 'convex-test/',
      signature: 'withIdentity(identity: Partial<UserIdentity>): TestConvexForDataModel<DataModel>',
      sentence: expect.stringContaining('authenticated user identity'),
      href: '/testing/convex-test#act-as-a-user',
    },
  ])('have a signature, the first sentence and an address: $name', ({ place, ...one }) => {
    expect(named(one.name, place)).toEqual(one);
  });

  test('lead to pages and anchors that exist', async () => {
    const hrefs = [...new Set(Object.values(explained).map(({ href }) => href))];
    const fileOf = (href: string) => {
      const path = `docs${href.split('#')[0]}`;
      return existsSync(path) ? `${path}/index.mdx` : `${path}.mdx`;
    };
    const pages = await pageStore(resolve('.')).read([...new Set(hrefs.map(fileOf))]);
    const missing = hrefs.filter((href) => {
      const anchor = href.split('#')[1];
      const page = pages.get(fileOf(href));
      return !page || (anchor !== undefined && !page.anchors.includes(anchor));
    });
    expect(hrefs.length).toBeGreaterThan(400);
    expect(missing).toEqual([]);
  }, 60_000);

  test('are listed once for a page, with addresses below the base URL', () => {
    const names = { p: { name: 'v', signature: 'v', sentence: 'A.', href: '/api/v' } };
    const blocks: BlockNames[] = [{ a: [[3, 'p']] }, { b: [[5, 'p']] }];
    expect(pageNames(blocks, names, '/base/')).toEqual({
      notes: [['v', 'v', 'A.', '/base/api/v']],
      blocks: { a: [3, 0], b: [5, 0] },
    });
  });
});

const page = pageFrom(`
\`\`\`ts title="convex/schema.ts" hidden
import { defineSchema, defineTable } from "convex/server";
import { v } from "convex/values";

export default defineSchema({ tasks: defineTable({ text: v.string() }).index("by_text", ["text"]) });
\`\`\`

\`\`\`ts title="convex/tasks.ts"
import { internal } from "./_generated/api";
import { query } from "./_generated/server";

export const list = query({
  handler: async (ctx, { query: text }) => {
    // withIndex is faster than filter.
    const all = await ctx.db.query("tasks").withIndex("by_text", (q) => q.eq("text", text)).take(5);
    return all.filter((one) => one !== "query");
  },
});
\`\`\`

\`\`\`ts title="convex/load.ts"
import type { QueryCtx } from "./_generated/server";

export const load = ({ db }: QueryCtx) => db.query("tasks").first();
\`\`\`

\`\`\`tsx title="src/App.tsx"
import { useMutation } from "@tanstack/react-query";
import { useConvexMutation as send } from "@convex-dev/react-query";
import { useQuery as useLive } from "convex/react";
import { api } from "../convex/_generated/api";
import { useQuery } from "./mine";

export const useAll = () => [useLive(api.tasks.list), useQuery(), useMutation(send(api.tasks.add))];
\`\`\`

\`\`\`ts title="src/mine.ts"
export const useQuery = () => 1;
\`\`\`

\`\`\`ts title="convex/tasks.test.ts"
import { convexTest } from "convex-test";

await convexTest().withIdentity({}).run(async (ctx) => await ctx.db.get(id));
\`\`\`

\`\`\`svelte title="src/App.svelte"
<script lang="ts">
  import { useQuery } from "convex-svelte";
  const tasks = useQuery(api.tasks.list, {});
</script>

<p>useQuery {tasks.data}</p>
\`\`\`

\`\`\`ts in="query"
const page = await ctx.db.query("tasks").order("desc").paginate({ numItems: 5, cursor: null });
\`\`\`
`);
const found = readNames([page], explained);

test.each([
  [
    'convex/tasks.ts',
    'internal query query GenericQueryCtx.db GenericDatabaseReader.query QueryInitializer.withIndex IndexRangeBuilder.eq OrderedQuery.take',
  ],
  ['convex/load.ts', 'QueryCtx QueryCtx GenericDatabaseReader.query OrderedQuery.first'],
  [
    'convex/tasks.test.ts',
    'convexTest convexTest t.withIdentity t.run GenericMutationCtx.db GenericDatabaseReader.get',
  ],
  ['src/App.svelte', 'useQuery useQuery'],
  [undefined, 'GenericQueryCtx.db GenericDatabaseReader.query Query.order OrderedQuery.paginate'],
])('names in %s come from a package or a generated file, not from equal words', (title, names) => {
  const fence = page.fences.find(({ meta }) => meta.title === title && !meta.hidden);
  const places = (fence && found.get(fence)) ?? [];
  expect(places.map(([, place]) => explained[place]?.name).join(' ')).toBe(names);
  for (const [start, place] of places) {
    const [word] = /^\w+/.exec(fence?.code.slice(start) ?? '') ?? [];
    expect(explained[place]?.name).toMatch(new RegExp(`(?:^|\\.)${word}$`));
  }
});

test('names are found again in the JavaScript version', () => {
  const code = 'import type { Id } from "d";\nconst id: Id<"x"> = get<Id<"x">>();\nrun(id, get);\n';
  const javaScript = 'const id = get();\nrun(id, get);\n';
  const starts = [code.indexOf('Id'), code.indexOf('get'), code.lastIndexOf('get')];
  const names = starts.map((start): [number, string] => [start, '']);
  expect(carryNames(code, names, javaScript)).toEqual([
    [javaScript.indexOf('get'), ''],
    [javaScript.lastIndexOf('get'), ''],
  ]);
});
