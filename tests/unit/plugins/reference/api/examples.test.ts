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

  test('imports generated code as a file in its folder would', () => {
    const server = write('ts', 'export const add = mutation({ handler: async () => null });');
    expect(server.value).toContain('import { mutation } from "./_generated/server";');
    const client = write('ts', 'useQuery(api.list.default);');
    expect(client.value).toContain('import { api } from "../convex/_generated/api";');
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
});
