import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const isTestFile = (file: string) => /\.(test|spec)\.tsx?$/.test(file) && !/fixtures/.test(file);
const functions = /^(test|it|describe)(\.(describe|each))*$/;

/** What is called, without its arguments: `test.describe`, `test.each`. */
function nameOf(expression: ts.Expression): string {
  // `test.each(cases)(title, …)` calls what a call returns.
  return ts.isCallExpression(expression) ? nameOf(expression.expression) : expression.getText();
}

/** A title as it is written; what a template fills in reads `…`. */
function titleOf(node: ts.Expression | undefined): string | undefined {
  if (node === undefined) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
}

/** The names of the tests in a source, each after the groups that it stands in. */
export function namesIn(source: string, file = 'a.test.tsx'): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node, groups: string[]): void => {
    let inner = groups;
    if (ts.isCallExpression(node)) {
      const callee = nameOf(node.expression);
      const title = functions.test(callee) ? titleOf(node.arguments[0]) : undefined;
      if (title !== undefined) {
        inner = [...groups, title];
        if (!callee.includes('describe')) names.push(inner.join(' > '));
      }
    }
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true), []);
  return names;
}

/**
 * The names of all tests below a folder: `e2e/shell > color mode > alternates`.
 * @throws when a folder cannot be read
 */
export function readTestNames(folder: string): Set<string> {
  const files = (readdirSync(folder, { recursive: true }) as string[])
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isTestFile);
  const names = files.flatMap((file) => {
    const key = file.replace(/\.(test|spec)\.tsx?$/, '');
    return namesIn(readFileSync(join(folder, file), 'utf8'), file).map(
      (name) => `${key} > ${name}`,
    );
  });
  return new Set(names);
}
