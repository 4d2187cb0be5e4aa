import { expect, test } from 'vitest';
import { exampleWriter } from '../../../../../plugins/reference/api/examples';

const write = exampleWriter(
  new Map([
    ['useQuery', { specifier: 'convex/react', isType: false }],
    ['v', { specifier: 'convex/values', isType: false }],
    ['Infer', { specifier: 'convex/values', isType: true }],
  ]),
);

test.each([
  [
    'ts',
    'const s = v.string();\ntype S = Infer<typeof s>;',
    'import { type Infer, v } from "convex/values";\n\nconst s = v.string();\ntype S = Infer<typeof s>;',
  ],
  [
    'ts',
    'export const add = mutation({ handler: async () => null });',
    'import { mutation } from "./_generated/server";\n\nexport const add = mutation({ handler: async () => null });',
  ],
  [
    'js',
    'useQuery(api.list.default);',
    'import { useQuery } from "convex/react";\nimport { api } from "../convex/_generated/api";\n\nuseQuery(api.list.default);',
  ],
  ['ts', 'console.log({...})', 'console.log({ /* … */ })'],
])('an example in %s gets what it leaves out: %j', (lang, value, shown) => {
  expect(write({ lang, meta: '', value })).toEqual({ lang, meta: 'in="module"', value: shown });
});

test.each([
  ['ts', 'await ctx.auth.getUserIdentity();', 'ts in="query"'],
  ['ts', 'await ctx.db.insert("tasks", {});', 'ts in="mutation"'],
  ['ts', 'await ctx.scheduler.runAfter(0, task);', 'ts in="mutation"'],
  ['typescript', 'await ctx.runAction(task);', 'ts in="action"'],
  ['ts', '<App />;', 'tsx in="module"'],
  ['', 'query: list', 'text '],
])('an example in %s is compiled as what it is: %j', (named, value, fence) => {
  const { lang, meta } = write({ lang: named, meta: '', value });
  expect(`${lang} ${meta}`).toBe(fence);
});
