import { describe, expect, test } from 'vitest';
import { type MarkedCode, toJavaScript } from '../../../../../plugins/samples/highlight/toJavaScript';

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
});

describe('marks', () => {
  test('cover a line that was put together from theirs', async () => {
    expect(await convert(' function f(\n*  a: string,\n   b: string,\n ) {\n   g();\n }')).toBe(
      '*function f(a, b) {\n   g();\n }',
    );
  });

  test('of a change show the change that the JavaScript has', async () => {
    const code =
      '-export const get = query({\n+export const get = mutation({\n   args: a as B,\n-  b: c as D,\n });';
    expect(await convert(code)).toBe(
      '-export const get = query({\n+export const get = mutation({\n   args: a,\n-  b: c,\n });',
    );
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
