import { transform } from 'sucrase';
import ts from 'typescript';
import type { TypedLanguage } from '../../content';

function isTypeStatement(node: ts.Statement): boolean {
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return true;
  if (ts.isImportDeclaration(node)) return node.importClause?.isTypeOnly === true;
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  if (ts.isFunctionDeclaration(node) && node.body === undefined) return true;
  const modifiers = ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []) : [];
  return modifiers.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword);
}

function commentStart(statement: ts.Statement, text: string): number {
  let start = statement.getStart();
  for (const { pos, end } of (ts.getLeadingCommentRanges(text, statement.pos) ?? []).reverse()) {
    if (/\n\s*\n/.test(text.slice(end, start))) break;
    start = pos;
  }
  return start;
}

const parse = (code: string, language: string) =>
  ts.createSourceFile(`fence.${language}`, code, ts.ScriptTarget.Latest, true).statements;

function importedNames(statement: ts.Statement): string[] {
  const { name, namedBindings } =
    (ts.isImportDeclaration(statement) && statement.importClause) || {};
  const others = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : [];
  const all = namedBindings && ts.isNamespaceImport(namedBindings) ? [namedBindings] : [];
  return [...(name ? [{ name }] : []), ...others, ...all].map((one) => one.name.text);
}

/**
 * Removes the types from TypeScript, with the imports and comments that only concern them. Lines that become empty are
 * removed. The result isn't formatted yet.
 * @returns the same code if it has no types; undefined if it has nothing but types
 * @throws if the code can't be parsed
 */
export function eraseTypes(code: string, language: TypedLanguage): string | undefined {
  const statements = parse(code, language);
  let erased = code;
  for (const statement of statements.filter(isTypeStatement)) {
    const [start, end] = [commentStart(statement, code), statement.end];
    const blank = code.slice(start, end).replace(/[^\n]/g, ' ');
    erased = erased.slice(0, start) + blank + erased.slice(end);
  }
  // Sucrase removes imports that are only used as types. Those that aren't used may be for a later part of the file.
  const unused = statements
    .flatMap(importedNames)
    .filter((name) => code.split(new RegExp(`(?<![\\w$])${name}(?![\\w$])`)).length === 2);
  const { code: used } = transform(`${erased}\n;[${unused}]`, {
    transforms: language === 'tsx' ? ['typescript', 'jsx'] : ['typescript'],
    jsxRuntime: 'preserve',
    disableESTransforms: true,
  });
  const script = used.slice(0, used.lastIndexOf('\n'));
  if (statements.length > 0 && parse(script, 'jsx').length === 0) return undefined;
  const before = code.split('\n');
  return script
    .replace(/^\s*\/\/ @ts-.*$/gm, '')
    .split('\n')
    .filter((line, index) => line.trim() !== '' || before[index]?.trim() === '')
    .join('\n');
}
