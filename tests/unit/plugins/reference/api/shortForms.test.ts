import ts from 'typescript';
import { expect, test } from 'vitest';
import {
  declarationForms,
  fullText,
  memberForms,
  shortest,
} from '../../../../../plugins/reference/api/shortForms';

function parse(code: string): ts.Statement {
  const [statement] = ts.createSourceFile('a.d.ts', code, ts.ScriptTarget.Latest, true).statements;
  if (!statement) throw new Error('The code has no statement.');
  return statement;
}

test.each([
  ['declare const a: () => Thing;', '(): Thing'],
  ['declare const a: Builder<"public">;', 'Builder<"public">'],
  ['type A = "a" | "b";', '"a" | "b"'],
  ['type A<T> = T[];', '<T> = T[]'],
  ['type A = {\n  b: string;\n};', '{ b: string; }'],
])('%s is %s', (code, expected) => {
  const statement = parse(code);
  const [node = statement] = ts.isVariableStatement(statement)
    ? statement.declarationList.declarations
    : [];
  expect(declarationForms(node, fullText)[0]).toBe(expected);
});

test.each([
  ['readonly name: string', 80, 'readonly name: string;'],
  ['rename<T extends string>(to: T): Thing<T>;', 80, 'rename<T extends string>(to: T): Thing<T>;'],
  ['rename<T extends string>(to: T): Thing<T>;', 35, 'rename<T>(to: T): Thing<T>;'],
  ['rename?(to: { a: string }): void;', 25, 'rename?(to): void;'],
  ['constructor(name: string, options?: object);', 40, 'constructor(name, options?);'],
  ['set({ a, b }: { a: string; b: string }): void;', 20, 'set(props): void;'],
])('%s in %i characters is %s', (code, most, expected) => {
  const [member] = (parse(`declare class A { ${code} }`) as ts.ClassDeclaration).members;
  expect(shortest(member ? memberForms(member, fullText) : [], most)).toBe(expected);
});
