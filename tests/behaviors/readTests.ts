import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A test as its source names it. */
export interface NamedTest {
  /** After the groups that contain it: `color mode > alternates`. */
  name: string;
  /** The behaviors that it proves, from the `// @behavior id` lines above it. */
  behaviors: string[];
}

/** `…Tests.ts` has tests that several files run. */
const isTestFile = (file: string) =>
  /(\.(test|spec)|Tests)\.tsx?$/.test(file) && !/fixtures/.test(file);
const functions = /^(test|it|describe)(\.(describe|each))*$/;
const tag = /^\/\/ @behavior (\S+)$/;

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

/** The behaviors that the comments above a node name. */
function tagsAbove(node: ts.Node, source: string): string[] {
  const comments = ts.getLeadingCommentRanges(source, node.getFullStart()) ?? [];
  return comments.flatMap(({ pos, end }) => tag.exec(source.slice(pos, end))?.[1] ?? []);
}

/**
 * Reads the tests of a source.
 * @throws when a tag is not above a test, where it would prove nothing.
 */
export function testsIn(source: string, file = 'a.test.tsx'): NamedTest[] {
  const tests: NamedTest[] = [];
  const visit = (node: ts.Node, groups: string[]): void => {
    let inner = groups;
    if (ts.isCallExpression(node)) {
      const callee = nameOf(node.expression);
      const title = functions.test(callee) ? titleOf(node.arguments[0]) : undefined;
      if (title !== undefined) {
        inner = [...groups, title];
        if (!callee.includes('describe')) {
          tests.push({ name: inner.join(' > '), behaviors: tagsAbove(node, source) });
        }
      }
    }
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true), []);
  const written = source.split('\n').filter((line) => tag.test(line.trim())).length;
  const read = tests.flatMap(({ behaviors }) => behaviors).length;
  if (written !== read) {
    throw new Error(`${file}: ${written - read} @behavior comments are not above a test.`);
  }
  return tests;
}

/**
 * Reads all tests below a folder, each named after its file: `e2e/shell > color mode > alternates`.
 * @throws when a folder cannot be read
 */
export function readTests(folder: string): NamedTest[] {
  const files = (readdirSync(folder, { recursive: true }) as string[])
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isTestFile)
    .sort();
  return files.flatMap((file) => {
    const key = file.replace(/\.(test|spec)\.tsx?$/, '');
    const tests = testsIn(readFileSync(join(folder, file), 'utf8'), file);
    return tests.map(({ name, behaviors }) => ({ name: `${key} > ${name}`, behaviors }));
  });
}
