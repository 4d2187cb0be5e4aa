import { describe, expect, test } from 'vitest';
import { carryMarks, toJavaScript } from '../../../../../plugins/samples/highlight/toJavaScript';

describe('types are erased', () => {
  test.each([
    ['parameters and results', 'function f(a: A, b?: B): C {}', 'function f(a, b) {}'],
    ['arguments', 'const [a] = useState<number | null>(null);', 'const [a] = useState(null);'],
    ['assertions', 'f((a as B).c!, d satisfies E);', 'f(a.c, d);'],
    ['modifiers', 'class A {\n  private b = 1;\n}', 'class A {\n  b = 1;\n}'],
    ['aliases and their comments', '// An A.\ntype A = {\n  b: 1;\n};\n\nf();', 'f();'],
    ['interfaces', 'f();\n\ninterface A {\n  b: 1;\n}\n\ng();', 'f();\n\ng();'],
    ['declarations', 'declare const a: A;\nf(a);', 'f(a);'],
    ['overloads', 'function f(a: A): B;\nfunction f(a) {}', 'function f(a) {}'],
    ['exports', 'export type { A } from "./a";\nexport const b = 1;', 'export const b = 1;'],
    ['imports that say so', 'import { type A, b } from "a";\nb();', 'import { b } from "a";\nb();'],
    [
      'imports that do not',
      'import { Doc, query } from "a";\nquery((a: Doc<"b">) => a.Doc);',
      'import { query } from "a";\nquery((a) => a.Doc);',
    ],
    ['imports of namespaces', 'import * as t from "a";\nf(b as t.A);', 'f(b);'],
    [
      'but not imports for a later part of the file',
      'import { v } from "a";\nf() as B;',
      'import { v } from "a";\nf();',
    ],
    ['nothing', 'export const a = query({ args: {} });', 'export const a = query({ args: {} });'],
    ['everything', 'import { A } from "a";\n\n// A comment.\nexport type B = A;\n', undefined],
  ])('%s', async (_name, code, expected) => {
    expect(await toJavaScript(code, 'ts')).toBe(expected);
  });

  test('in JSX, which stays', async () => {
    expect(await toJavaScript('const a = <B c={d as E} />;', 'tsx')).toBe('const a = <B c={d} />;');
  });

  test('not from code that cannot be parsed', async () => {
    await expect(toJavaScript('f() as A;\nconst a = 1, a = 2;', 'ts')).rejects.toThrow('a');
  });
});

test('marks cover a line that was put together from theirs, not one with words of a type', () => {
  const code = 'export type A = B;\nexport function f(\n  a: string,\n) {\n  g();\n}';
  const marks = ['mark', undefined, 'add', undefined, undefined, undefined] as const;
  expect(carryMarks(code, marks, 'export function f(a) {\n  g();\n}')).toEqual([
    'add',
    undefined,
    undefined,
  ]);
});
