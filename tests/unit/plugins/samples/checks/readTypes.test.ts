import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { TypeReader } from '../../../../../plugins/samples/checks/readTypes';
import { recordOf } from '../../content/recordOf';

const page = `The lead.

\`\`\`ts title="convex/schema.ts" hidden
import { defineSchema, defineTable } from "convex/server";
import { v } from "convex/values";

export default defineSchema({ tasks: defineTable({ text: v.string() }) });
\`\`\`

\`\`\`ts title="convex/tasks.ts" twoslash
import { v } from "convex/values";
import { query } from "./_generated/server";

export const get = query({
  args: { id: v.id("tasks") },
  handler: async (ctx, { id }) => {
    const task = await ctx.db.get(id);
    if (task === null) return [];
    const { text } = task;
    console.log(text);
    return await ctx.db.query("tasks").take(10);
  },
});
\`\`\`

\`\`\`ts in="query" twoslash
const tasks = await ctx.db.query("tasks").take(10);
\`\`\`

\`\`\`ts in="query"
const tasks = await ctx.db.query("tasks").take(10);
\`\`\`
`;

const types = new TypeReader(resolve('.')).read(recordOf(page));
const code = page.split('\n');

/** The tooltips of the fence that begins on a line, each with its name. */
function notesOf(line: number): [name: string, text: string][] {
  const fence = code.slice(line).join('\n');
  return (types.get(line) ?? []).map(({ start, length, label, type }) => [
    fence.slice(start, start + length),
    label + type.replace(/ \| undefined/g, ''),
  ]);
}

test('names have the types that the page itself gives them: declared, taken out, returned', () => {
  const task = '{ _id: Id<"tasks">; _creationTime: number; text: string; }';
  expect(notesOf(10)).toEqual([
    ['get', `const get: RegisteredQuery<"public", { id: Id<"tasks">; }, Promise<${task}[]>>`],
    ['ctx', expect.stringContaining('(parameter) ctx: GenericQueryCtx<{ tasks: ')],
    ['id', '(parameter) id: Id<"tasks">'],
    ['task', `const task: ${task} | null`],
    ['text', 'const text: string'],
    ['take', `take(…): Promise<${task}[]>`],
  ]);
});

test('names in partial code too, but not in fences that do not ask', () => {
  const partial = code.indexOf('```ts in="query" twoslash') + 1;
  expect(notesOf(partial).map(([name]) => name)).toEqual(['tasks']);
  expect([...types.keys()]).toEqual([10, partial]);
});
