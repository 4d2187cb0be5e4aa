import { describe, expect, test } from 'vitest';
import { compile, type EditedScript } from '../../../../../src/features/live/editor/compile';
import type { CompiledSample } from '../../../../../src/features/live/messages';
import type { LiveSource } from '../../../../../src/lib/liveModules';

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

function compileOrThrow(changed?: Record<string, string>): EditedScript {
  const result = compile(sourceOf(changed));
  if ('message' in result) throw new Error(JSON.stringify(result));
  return result;
}

/** Runs a script as the frame does, and returns what it passes on. */
function load({ text }: EditedScript): CompiledSample {
  let found: CompiledSample | undefined;
  new Function('runLiveSample', text)((sample: CompiledSample) => {
    found = sample;
  });
  if (!found) throw new Error('The script does not call runLiveSample.');
  return found;
}

/** The packages of the frame, as far as the sample uses them. */
const packages: Record<string, unknown> = {
  'convex/server': { queryGeneric: (definition: object) => definition, anyApi: 'api' },
  'convex/values': { v: { string: () => 'string' } },
  'convex/react': { useQuery: (...args: unknown[]) => JSON.stringify(args) },
  'react/jsx-runtime': { jsx: (type: string, props: object) => ({ type, props }) },
};

describe('compile', () => {
  test('makes a backend with its schema and its modules, and a component', async () => {
    const { backend, app: appOf, component } = load(compileOrThrow());
    // The worker gets the text of the function, and can't use anything around it.
    const alone = new Function(`return ${backend}`)() as typeof backend;
    const module = { exports: {} as Record<string, unknown> };
    alone((name) => packages[name], module);
    const { schema, modules } = module.exports as {
      schema: unknown;
      modules: Record<string, Record<string, { handler: (...args: unknown[]) => unknown }>>;
    };
    expect(schema).toEqual({ tables: [] });
    expect(Object.keys(modules).sort()).toEqual(['limits', 'tasks']);
    expect(await modules.tasks?.list?.handler({}, { list: 'Roof' })).toEqual(['Roof', 5]);

    expect(component).toBe('App');
    const window = { exports: {} as Record<string, unknown> };
    appOf(
      (name) => ({ ...packages, 'convex/server': { anyApi: { tasks: {} } } })[name],
      window,
      {} as Storage,
      {} as Storage,
    );
    const App = window.exports.App as (props: object) => unknown;
    expect(App({})).toEqual({ type: 'p', props: { children: '[null,{"list":"Garden"}]' } });
  });

  test.each([
    ['a missing bracket', 'args: { list: v.string() },', 'args: { list: v.string( },', 7],
    ['a stray word', 'import { v }', 'import v }', 2],
    ['a missing end', '});\n', '', 8],
  ])('names the line that %s is on', (_, right, wrong, line) => {
    const code = tasks.replace(right, wrong);
    expect(code).not.toBe(tasks);
    const result = compile(sourceOf({ 'convex/tasks.ts': code }));
    expect(result).toMatchObject({ path: 'convex/tasks.ts', line });
    expect(result).toHaveProperty('message', expect.not.stringMatching(/\(\d+:\d+\)|Error trans/));
  });

  test('says which import leads nowhere', () => {
    const missing = tasks.replace('./limits', './missing');
    expect(compile(sourceOf({ 'convex/tasks.ts': missing }))).toEqual({
      path: 'convex/tasks.ts',
      line: 4,
      message: "The sample doesn't have a file convex/missing.",
    });
    expect(compile(sourceOf({ 'src/App.tsx': `\nimport _ from 'lodash';\n_();\n${app}` }))).toEqual(
      {
        path: 'src/App.tsx',
        line: 2,
        message: "Live samples can't import the package lodash.",
      },
    );
  });
});
