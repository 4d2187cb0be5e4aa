import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import {
  declarationForms,
  memberForms,
  shortest,
} from '../../../../../plugins/reference/api/shortForms';

const printer = ts.createPrinter({ removeComments: true });

function parse(code: string) {
  const file = ts.createSourceFile('a.d.ts', code, ts.ScriptTarget.Latest, true);
  const print = (node: ts.Node) => printer.printNode(ts.EmitHint.Unspecified, node, file);
  const [statement] = file.statements;
  if (!statement) throw new Error('The code has no statement.');
  return { statement, print };
}

function declared(code: string, most: number): string {
  const { statement, print } = parse(code);
  const node = ts.isVariableStatement(statement)
    ? statement.declarationList.declarations[0]
    : statement;
  return shortest(declarationForms(node ?? statement, print), most);
}

function member(code: string, most: number): string {
  const { statement, print } = parse(`declare class A { ${code} }`);
  const [element] = (statement as ts.ClassDeclaration).members;
  if (!element) throw new Error('The class has no member.');
  return shortest(memberForms(element, print), most);
}

describe('what follows the name of a declaration', () => {
  test.each([
    ['declare const a: () => Thing;', '(): Thing'],
    ['declare const a: Builder<"public">;', 'Builder<"public">'],
    ['type A = "a" | "b";', '"a" | "b"'],
    ['type A<T> = T[];', '<T> = T[]'],
    ['type A = {\n  b: string;\n};', '{ b: string; }'],
  ])('%s is %s', (code, expected) => {
    expect(declared(code, 200)).toBe(expected);
  });
});

describe('a member of a class', () => {
  test.each([
    ['readonly name: string', 80, 'readonly name: string;'],
    [
      'rename<T extends string>(to: T): Thing<T>;',
      80,
      'rename<T extends string>(to: T): Thing<T>;',
    ],
    ['rename<T extends string>(to: T): Thing<T>;', 35, 'rename<T>(to: T): Thing<T>;'],
    ['rename?(to: { a: string }): void;', 25, 'rename?(to): void;'],
    ['constructor(name: string, options?: object);', 40, 'constructor(name, options?);'],
    ['set({ a, b }: { a: string; b: string }): void;', 20, 'set(props): void;'],
  ])('%s in %i characters is %s', (code, most, expected) => {
    expect(member(code, most)).toBe(expected);
  });
});
