import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readApiNames } from '../../../../../plugins/reference';
import { explainedPackages, packageNames } from '../../../../../plugins/samples/names/packageNames';
import { readNames } from '../../../../../plugins/samples/names/readNames';
import { explainedNames } from '../../../../../plugins/samples/names/readPages';
import { recordOf } from '../../content/recordOf';

const names = Object.entries(packageNames(resolve('.'), readApiNames(resolve('.'))));
const named = (pack: string, name: string) =>
  names.find(([place, one]) => place.startsWith(`${pack}/`) && one.name === name)?.[1];

describe('the names of the packages around convex', () => {
  test('come from every package', () => {
    const without = explainedPackages.filter(
      (specifier) =>
        !names.some(([place]) => place.startsWith(specifier.split('/sveltekit')[0] ?? '')),
    );
    expect(without).toEqual([]);
    expect(named('convex-svelte', 'convexLoad')).toBeDefined();
    expect(named('convex-svelte', 'withServerConvexToken')).toBeDefined();
  });

  test('have a signature, the first sentence and the section of a guide', () => {
    expect(named('convex-test', 'convexTest')).toEqual({
      name: 'convexTest',
      signature:
        'convexTest<Schema>(schema?: SchemaDefinition<Schema, boolean>, modules?: Record<string, () => Promise<any>>): TestConvex<SchemaDefinition<Schema, boolean>>',
      sentence: 'Call this function at the start of each of your tests.',
      href: '/testing/convex-test#the-calls',
    });
    expect(named('convex-svelte', 'useQuery')).toEqual({
      name: 'useQuery',
      signature: 'useQuery<Query>(query, args?, options?): UseQueryReturn<Query>',
      sentence: 'Subscribe to a Convex query and return a reactive query result object.',
      href: '/client/svelte/reactivity#queries',
    });
  });
});

const page = recordOf(`The lead.

\`\`\`ts title="convex/tasks.test.ts"
import { convexTest } from "convex-test";
import { test } from "vitest";
import { api } from "./_generated/api";
import schema from "./schema";

test("lists tasks", async () => {
  const t = convexTest(schema);
  const sarah = t.withIdentity({ name: "Sarah" });
  await sarah.run(async (ctx) => await ctx.db.insert("tasks", { text: "run" }));
  await t.query(api.tasks.list);
});
\`\`\`

\`\`\`svelte title="src/App.svelte"
<script lang="ts">
  import { useQuery } from "convex-svelte";
  import { api } from "../convex/_generated/api";

  const tasks = useQuery(api.tasks.list, {});
</script>

<p>useQuery {tasks.data}</p>
\`\`\`

\`\`\`tsx title="src/App.tsx"
import { useMutation } from "@tanstack/react-query";
import { useConvexAuth, useConvexMutation as send } from "@convex-dev/react-query";
import { useConvexMutation } from "@convex-dev/react-query";
import { api } from "../convex/_generated/api";

export const useSend = () => useMutation({ mutationFn: useConvexMutation(api.tasks.add) });
export const useState = () => [send(api.tasks.add), useConvexAuth()];
\`\`\`
`);

const explained = explainedNames(resolve('.'));
const found = readNames([page], resolve('.'), explained);

/** The names of a file, each with its page. */
function namesIn(title: string): string[] {
  const fence = page.fences.find(({ meta }) => meta.title === title);
  return ((fence && found.get(fence)) ?? []).map(({ place }) => {
    const { name = '', href = '' } = explained[place] ?? {};
    return `${name} ${href.split('#')[0]}`;
  });
}

describe('names of the packages in samples', () => {
  test('are found where they are imported and where types lead to them', () => {
    expect(namesIn('convex/tasks.test.ts')).toEqual([
      'convexTest /testing/convex-test',
      'api /generated-api/api',
      'convexTest /testing/convex-test',
      't.withIdentity /testing/convex-test',
      't.run /testing/convex-test',
      'GenericMutationCtx.db /api/interfaces/server.GenericMutationCtx',
      'GenericDatabaseWriter.insert /api/interfaces/server.GenericDatabaseWriter',
      't.query /testing/convex-test',
      'api /generated-api/api',
    ]);
  });
});
