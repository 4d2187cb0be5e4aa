import { expect, test } from 'vitest';
import { compile } from '../../../../plugins/live/engine/compile';
import type { LiveSource } from '../../../../plugins/live/engine/liveModules';

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
