import { expect, test } from 'vitest';
import { compile } from '../../../../plugins/live/engine/compile';
import type { LiveSource } from '../../../../plugins/live/engine/liveModules';
import type { CompiledSample } from '../../../../plugins/live/frame/messages';

const tasks = `import { query } from './_generated/server';
import { v } from 'convex/values';
import type { Doc } from './_generated/dataModel';
import { limit } from './limits';

export const list = query({
  args: { list: v.string() },
  handler: async (ctx, { list }): Promise<Doc<'tasks'>[]> => [list, limit] as never,
});
`;
const app = `import { useQuery } from 'convex/react';
import { api } from '../convex/_generated/api';

type Props = { list?: string };

export function App({ list }: Props) {
  const tasks = useQuery(api.tasks.list, { list: list ?? 'Garden' });
  return <p>{String(tasks)}</p>;
}
`;

function sourceOf(changed: Record<string, string> = {}): LiveSource {
  const files = {
    'convex/schema.ts': 'export default { tables: [] as string[] };\n',
    'convex/tasks.ts': tasks,
    'convex/limits.ts': 'export const limit: number = 5;\n',
    'src/App.tsx': app,
    ...changed,
  };
  return {
    preview: 'src/App.tsx',
    files: Object.entries(files).map(([path, code]) => ({ path, code, isShown: true })),
  };
}

test('a sample becomes a backend with its schema and its modules, and a component', async () => {
  let sample: CompiledSample | undefined;
  new Function('runLiveSample', compile(sourceOf()) as string)((one: CompiledSample) => {
    sample = one;
  });
  expect(sample?.component).toBe('App');
  const packages: Record<string, unknown> = {
    'convex/server': { queryGeneric: (definition: object) => definition, anyApi: { tasks: {} } },
    'convex/values': { v: { string: () => 'string' } },
    'convex/react': { useQuery: (...args: unknown[]) => JSON.stringify(args) },
    'react/jsx-runtime': { jsx: (type: string, props: object) => ({ type, props }) },
  };
  // The worker gets the text of the function, and can't use anything around it.
  const backend = new Function(`return ${sample?.backend}`)() as CompiledSample['backend'];
  const module = { exports: {} as Record<string, never> };
  backend((name) => packages[name], module);
  const { schema, modules } = module.exports;
  expect(schema).toEqual({ tables: [] });
  expect(Object.keys(modules ?? {}).sort()).toEqual(['limits', 'tasks']);
  const { list } = (modules as unknown as Record<string, Record<string, never>>).tasks ?? {};
  expect(await (list as unknown as LoadedQuery).handler({}, { list: 'Roof' })).toEqual(['Roof', 5]);

  const window = { exports: {} as Record<string, unknown> };
  sample?.app((name) => packages[name], window, {} as Storage, {} as Storage);
  const App = window.exports.App as (props: object) => unknown;
  expect(App({})).toEqual({ type: 'p', props: { children: '[null,{"list":"Garden"}]' } });
});

interface LoadedQuery {
  handler(ctx: object, args: object): Promise<unknown>;
}

test.each([
  ['a missing bracket', 'args: { list: v.string() },', 'args: { list: v.string( },', 7],
  ['a stray word', 'import { v }', 'import v }', 2],
  ['a missing end', '});\n', '', 8],
])('the line that %s is on is named', (_, right, wrong, line) => {
  const result = compile(sourceOf({ 'convex/tasks.ts': tasks.replace(right, wrong) }));
  expect(result).toMatchObject({ path: 'convex/tasks.ts', line });
  expect(result).toHaveProperty('message', expect.not.stringMatching(/\(\d+:\d+\)|Error trans/));
});

test.each([
  ['./missing', "The sample doesn't have a file convex/missing."],
  ['lodash', "Live samples can't import the package lodash."],
])('an import of %s leads nowhere', (path, message) => {
  const code = tasks.replace('./limits', path);
  expect(compile(sourceOf({ 'convex/tasks.ts': code }))).toEqual({
    path: 'convex/tasks.ts',
    line: 4,
    message,
  });
});
