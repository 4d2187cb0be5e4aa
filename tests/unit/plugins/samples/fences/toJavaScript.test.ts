import { describe, expect, test } from 'vitest';
import { type MarkedCode, toJavaScript } from '../../../../../plugins/samples/fences/toJavaScript';

/** Code with a sign before each marked line: `*` for a mark, `+` and `-` for a change. */
function read(text: string): MarkedCode {
  const signs = { '*': 'mark', '+': 'add', '-': 'remove' } as const;
  const lines = text.split('\n');
  return {
    code: lines.map((line) => line.slice(1)).join('\n'),
    marks: lines.map((line) => signs[line[0] as '*']),
  };
}

function write({ code, marks }: MarkedCode): string {
  const signs = { mark: '*', add: '+', remove: '-', none: ' ' };
  return code
    .split('\n')
    .map((line, index) => signs[marks[index] ?? 'none'] + line)
    .join('\n');
}

/** The JavaScript of TypeScript; both with a sign, or a space, before each line. */
async function convert(text: string, language: 'ts' | 'tsx' = 'ts') {
  const result = await toJavaScript(read(text), language);
  return typeof result === 'object' ? write(result) : result;
}

const plain = (code: string) => code.replace(/^/gm, ' ');

/** The JavaScript of TypeScript without marks. */
async function erase(code: string, language: 'ts' | 'tsx' = 'ts') {
  return (await convert(plain(code), language))?.replace(/^ /gm, '');
}

describe('types are erased', () => {
  test.each([
    ['annotations', 'const a: string = b;', 'const a = b;'],
    ['parameters and results', 'function f(a: A, b?: B): C {}', 'function f(a, b) {}'],
    ['arguments', 'const [a] = useState<number | null>(null);', 'const [a] = useState(null);'],
    ['assertions', 'f((a as B).c!, d satisfies E);', 'f(a.c, d);'],
    ['modifiers', 'class A {\n  private b = 1;\n}', 'class A {\n  b = 1;\n}'],
    ['aliases', 'type A = {\n  b: 1;\n};\n\nf();', 'f();'],
    ['interfaces', 'f();\n\ninterface A {\n  b: 1;\n}\n\ng();', 'f();\n\ng();'],
    ['declarations', 'declare const a: A;\nf(a);', 'f(a);'],
    ['overloads', 'function f(a: A): B;\nfunction f(a) {}', 'function f(a) {}'],
    [
      'exports of types',
      'export type { A } from "./a";\nexport const b = 1;',
      'export const b = 1;',
    ],
  ])('%s', async (_name, code, expected) => {
    expect(await erase(code)).toBe(expected);
  });

  test('with a comment directly above them', async () => {
    expect(await erase('// Kept.\n\n// About A.\ntype A = 1;\n\n// About f.\nf();')).toBe(
      '// Kept.\n\n// About f.\nf();',
    );
  });

  test('with comments for the compiler', async () => {
    expect(await erase('// @ts-expect-error: no types\nimport a from "a";\na() as B;')).toBe(
      'import a from "a";\na();',
    );
  });

  test('in JSX', async () => {
    const code = 'const a = <B d={e!}>{(f as G).h}</B>;';
    expect(await erase(code, 'tsx')).toBe('const a = <B d={e}>{f.h}</B>;');
  });
});

describe('imports of types vanish', () => {
  test.each([
    ['that say so', 'import type { A } from "a";\nf();', 'f();'],
    ['one by one', 'import { type A, b } from "a";\nb();', 'import { b } from "a";\nb();'],
    [
      'that do not say so, as the compiler allows',
      'import { Doc, query } from "a";\nquery((a: Doc<"b">) => a.Doc);',
      'import { query } from "a";\nquery((a) => a.Doc);',
    ],
    ['whole', 'import { Id } from "a";\nf(b as Id);', 'f(b);'],
    ['of a namespace', 'import * as t from "a";\nf(b as t.A);', 'f(b);'],
    ['by default', 'import A, { B } from "a";\nf(b as A & B);', 'f(b);'],
    ['used by `implements`', 'import { A } from "a";\nclass B implements A {}', 'class B {}'],
  ])('%s', async (_name, code, expected) => {
    expect(await erase(code)).toBe(expected);
  });

  test.each([
    ['used as a value too', 'import { A } from "a";\nnew A() as A;', 'import { A } from "a";'],
    ['extended by a class', 'import { A } from "a";\nclass B extends A<C> {}', 'import { A }'],
    ['used in a tag', 'import { A } from "a";\nconst b: A = <A />;', 'import { A } from "a";'],
    ['used nowhere', 'import { A } from "a";\nf() as B;', 'import { A } from "a";'],
    ['for their effect', 'import "./a.css";\nf() as B;', 'import "./a.css";'],
  ])('but not those %s', async (_name, code, kept) => {
    expect(await erase(code, 'tsx')).toContain(kept);
  });

  test('without a gap in the list of imports', async () => {
    const code = 'import a from "a";\nimport type { B } from "b";\nimport c from "c";\na(c);';
    expect(await erase(code)).toBe('import a from "a";\nimport c from "c";\na(c);');
  });
});

describe('there is nothing to choose', () => {
  test.each([
    ['without types', 'export const a = query({ args: {} });', 'same'],
    [
      'with types alone',
      'import { A } from "a";\n\n// A comment.\nexport type B = A;\n',
      undefined,
    ],
  ])('%s', async (_name, code, result) => {
    expect(await erase(code)).toBe(result);
  });

  test('in a diff of code without types', async () => {
    expect(await convert('-const a = 1;\n+const a = 2;')).toBe('same');
  });

  test('in a change of types', async () => {
    expect(await convert('-const a: string = b();\n+const a: number = b();')).toBeUndefined();
  });
});

describe('the JavaScript is formatted as the sample', () => {
  test('lines that became short are joined', async () => {
    const code = 'export async function record(\n  ctx: MutationCtx,\n  id: Id<"tasks">,\n) {}';
    expect(await erase(code)).toBe('export async function record(ctx, id) {}');
  });

  test.each([
    ["const a: A = 'b';", "const a = 'b';"],
    ['const a: A = "b"', 'const a = "b"'],
    ['if (a) {\n\tb() as C;\n}', 'if (a) {\n\tb();\n}'],
  ])('with its quotes, semicolons and tabs: %j', async (code, expected) => {
    expect(await erase(code)).toBe(expected);
  });

  test('with a line as long as its longest', async () => {
    const call = `call(${'"a long argument", '.repeat(6)}"end");`;
    expect(await erase(`${call}\nf() as A;`)).toBe(`${call}\nf();`);
  });
});

describe('marks', () => {
  test('stay on their lines when lines above them vanish', async () => {
    const code = ' import type { A } from "a";\n\n function f(a: A) {\n*  g(a);\n }';
    expect(await convert(code.replace('\n\n', '\n \n'))).toBe(' function f(a) {\n*  g(a);\n }');
  });

  test('vanish with their lines', async () => {
    expect(await convert('*import type { A } from "a";\n f() as A;\n*g();')).toBe(' f();\n*g();');
  });

  test('cover a line that was put together from theirs', async () => {
    expect(await convert(' function f(\n*  a: string,\n   b: string,\n ) {\n   g();\n }')).toBe(
      '*function f(a, b) {\n   g();\n }',
    );
  });

  test('cover lines without words', async () => {
    const code = '*f({\n*  a: b as C,\n*});\n f({\n   a: b as C,\n });';
    expect(await convert(code)).toBe('*f({\n*  a: b,\n*});\n f({\n   a: b,\n });');
  });

  test('do not spill to a neighbor that has the same words', async () => {
    const code = ' f(a as B);\n f(a as B);\n*f(a as B);\n f(a as B);';
    expect(await convert(code)).toBe(' f(a);\n f(a);\n*f(a);\n f(a);');
  });

  test('of only added or only removed lines are kept like others', async () => {
    expect(await convert(' f() as A;\n+g();')).toBe(' f();\n+g();');
    expect(await convert(' f() as A;\n-g();')).toBe(' f();\n-g();');
  });

  test('of a change show the change that the JavaScript has', async () => {
    const code =
      '-export const get = query({\n+export const get = mutation({\n   args: a as B,\n-  b: c as D,\n });';
    expect(await convert(code)).toBe(
      '-export const get = query({\n+export const get = mutation({\n   args: a,\n-  b: c,\n });',
    );
  });

  test('of a change that brings the first types show what is left of it', async () => {
    expect(await convert('-f(a);\n+f(b as C);')).toBe('-f(a);\n+f(b);');
  });
});

describe('code that has no JavaScript', () => {
  test.each([
    ['enum A {\n  b,\n}', 0, '`enum A {` has no equivalent in JavaScript.'],
    [
      'f();\nclass A {\n  constructor(private b: C) {}\n}',
      2,
      '`private` has no equivalent in JavaScript.',
    ],
    ['f();\n\nconst a: = 1;', 2, 'The code cannot be parsed: Type expected.'],
    [
      'f() as A;\nconst a = 1, a = 2;',
      1,
      'The code is not valid JavaScript after its types are removed: ',
    ],
  ])('is refused at its line: %j', async (code, line, message) => {
    await expect(erase(code)).rejects.toMatchObject({
      line,
      message: expect.stringContaining(message),
    });
  });
});

test('a sample that was converted before gives the same result, from the cache', async () => {
  // A number that no other run has, so that the first conversion is not in the cache.
  const typed = read(` const n${Date.now()}: number = 1;\n*const b: string = "b";`);
  const first = await toJavaScript(typed, 'ts');
  expect(first).toHaveProperty('marks', [undefined, 'mark']);
  expect(await toJavaScript(typed, 'ts')).toEqual(first);
  const untyped = read(` const n${Date.now()} = 1;`);
  expect(await toJavaScript(untyped, 'ts')).toBe('same');
  expect(await toJavaScript(untyped, 'ts')).toBe('same');
});
