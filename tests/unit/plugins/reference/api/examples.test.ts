import { describe, expect, test } from 'vitest';
import { Examples } from '../../../../../plugins/reference/api/examples';

const imports = new Map([
  ['useQuery', { specifier: 'convex/react', isType: false }],
  ['v', { specifier: 'convex/values', isType: false }],
  ['Infer', { specifier: 'convex/values', isType: true }],
]);

function examples() {
  return new Examples(imports, (code) => code);
}

function write(lang: string, value: string) {
  return examples().write({ lang, value });
}

describe('an example of a comment', () => {
  test('gets the imports that it leaves out, types marked as such', () => {
    const { value } = write('ts', 'const s = v.string();\ntype S = Infer<typeof s>;');
    expect(value).toBe(
      'import { type Infer, v } from "convex/values";\n\nconst s = v.string();\ntype S = Infer<typeof s>;',
    );
  });

  test('keeps the imports that it has', () => {
    const code = 'import { v } from "convex/values";\n\nv.string();';
    expect(write('ts', code)).toEqual({ lang: 'ts', meta: 'in="module"', value: code });
  });

  test('takes names that it declares itself, or that follow a dot, for no import', () => {
    expect(write('ts', 'const v = { v: 1 };\nv.v;').value).toBe('const v = { v: 1 };\nv.v;');
  });

  test('imports the generated API', () => {
    expect(write('js', 'const r = useQuery(api.a.b);').value).toBe(
      'import { useQuery } from "convex/react";\nimport { api } from "../convex/_generated/api";\n\nconst r = useQuery(api.a.b);',
    );
  });

  test('is wrapped in a function if it uses ctx', () => {
    expect(write('typescript', 'await ctx.auth.getUserIdentity();').meta).toBe('in="query"');
  });

  test.each([
    ['await ctx.db.insert("tasks", {});', 'mutation'],
    ['await ctx.scheduler.runAfter(0, task);', 'mutation'],
    ['await ctx.runAction(task);', 'action'],
  ])('is wrapped in a function that can do what it does: %s', (code, kind) => {
    expect(write('ts', code).meta).toBe(`in="${kind}"`);
  });

  test('imports internal functions, builders and the schema', () => {
    expect(write('ts', 'query({ handler: () => [internal.a.b, schema.tables.c] });').value).toBe(
      'import { internal } from "../convex/_generated/api";\nimport { query } from "../convex/_generated/server";\nimport schema from "./schema";\n\nquery({ handler: () => [internal.a.b, schema.tables.c] });',
    );
  });

  test('takes a name that an import renames for no other import', () => {
    const code = 'import { useQuery as q } from "convex/react";\n\nq();';
    expect(write('ts', code).value).toBe(code);
  });

  test('is skipped if it shows what must not compile', () => {
    expect(write('ts', 'f(1);\n//  ~~~ rejected').meta).toBe(
      'in="module" skip="the comment shows calls that must not compile"',
    );
  });

  test('is TSX if it contains elements, even several at the top level', () => {
    expect(write('typescript', 'const a = <b />;').lang).toBe('tsx');
    expect(write('typescript', '<b />\n<i />').value).toBe('<>\n  <b />\n  <i />\n</>;');
  });

  test.each([
    ['v.object({...})', 'v.object({ /* … */ })'],
    ['f({\n  ...\n});', 'f({\n  // …\n});'],
  ])('says by a comment what it leaves out: %s', (code, shown) => {
    expect(write('ts', code).value).toContain(shown);
  });

  test("is skipped with a reason and shown as it is if it isn't code", () => {
    const code = '{\n  a: [{\n    b: ...\n  }]\n}';
    expect(write('ts', code)).toEqual({
      lang: 'ts',
      meta: 'in="module" skip="the comment of the package is not complete code"',
      value: code,
    });
  });

  test('is text where it names no language', () => {
    expect(write('', '* * *')).toEqual({ lang: 'text', meta: '', value: '* * *' });
  });
});

describe('what examples do not show', () => {
  test('is declared once, hidden: values, functions of the API, files', () => {
    const page = examples();
    page.write({ lang: 'js', value: 'crons.hourly("a", {}, api.jobs.run);' });
    page.write({ lang: 'ts', value: 'useMutation(api.jobs.stop); useQuery(api.list.default);' });
    page.write({ lang: 'tsx', value: 'import App from "./App";\n<App />;' });
    expect(page.setup().join('\n\n')).toBe(
      [
        '```ts title="stand-ins.d.ts" hidden',
        'declare const crons: import("convex/server").Crons;',
        '```',
        '',
        '```ts title="convex/jobs.ts" hidden',
        'import { mutation } from "./_generated/server";',
        'export const run = mutation({ handler: async (_, args: any): Promise<any> => args });',
        'export const stop = mutation({ handler: async (_, args: any): Promise<any> => args });',
        '```',
        '',
        '```ts title="convex/list.ts" hidden',
        'import { query } from "./_generated/server";',
        'export default query({ handler: async (_, args: any): Promise<any> => args });',
        '```',
        '',
        '```ts title="src/App.ts" hidden',
        'const value: any = undefined;',
        'export default value;',
        '```',
      ].join('\n'),
    );
  });

  test('is declared as internal, as a list or with its indexes where the code needs that', () => {
    const page = examples();
    page.write({ lang: 'ts', value: 'ctx.runMutation(internal.jobs.stop, {});' });
    page.write({ lang: 'ts', value: 'useQuery(api.jobs.list).map((job) => job);' });
    page.write({
      lang: 'ts',
      value: 'ctx.db.query("jobs").withIndex("by_list", (q) => q.eq("list", a).gt("rank", 1));',
    });
    page.write({ lang: 'ts', value: 'v.object({ _id: v.id("lists"), name: v.string() });' });
    const setup = page.setup().join('\n');
    expect(setup).toContain(
      'export const stop = internalMutation({ handler: async (_, args: any): Promise<any> => args });',
    );
    expect(setup).toContain(
      'export const list = query({ handler: async (_, args: any): Promise<any[]> => args });',
    );
    expect(setup).toContain('jobs: defineTable(v.any()).index("by_list", ["list","rank"]),');
    expect(setup).toContain('lists: defineTable({ name: v.string() }),');
  });

  test('is nothing where examples are complete', () => {
    const page = examples();
    page.write({ lang: 'ts', value: 'const a = 1;' });
    expect(page.setup()).toEqual([]);
  });
});
