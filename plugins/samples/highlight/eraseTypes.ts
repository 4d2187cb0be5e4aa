import { blankSourceFile } from 'ts-blank-space';
import ts from 'typescript';
import type { TypedLanguage } from '../../content';
import { EraseError } from './EraseError';
import { typeOnlyImports } from './typeOnlyImports';

/** JavaScript, not formatted yet. */
export interface ErasedCode {
  code: string;
  /** For each line, the index of the TypeScript line that it comes from. */
  origins: number[];
}

type ParsedFile = ts.SourceFile & { parseDiagnostics: readonly ts.Diagnostic[] };

function parse(code: string, language: TypedLanguage): ts.SourceFile {
  const kind = language === 'tsx' ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(
    `fence.${language}`,
    code,
    ts.ScriptTarget.Latest,
    true,
    kind,
  ) as ParsedFile;
  const [problem] = source.parseDiagnostics;
  if (problem) {
    const text = ts.flattenDiagnosticMessageText(problem.messageText, ' ');
    const { line } = source.getLineAndCharacterOfPosition(problem.start ?? 0);
    throw new EraseError(`The code cannot be parsed: ${text}`, line);
  }
  return source;
}

/** Whether a statement only declares types. */
function isTypeStatement(node: ts.Statement): boolean {
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return true;
  if (ts.isImportDeclaration(node)) return node.importClause?.isTypeOnly === true;
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  if (ts.isFunctionDeclaration(node) && node.body === undefined) return true;
  const modifiers = ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []) : [];
  return modifiers.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword);
}

/** Where the comment directly above a statement starts. */
function commentStart(statement: ts.Statement, text: string): number {
  let start = statement.getStart();
  for (const { pos, end } of (ts.getLeadingCommentRanges(text, statement.pos) ?? []).reverse()) {
    if (/\n\s*\n/.test(text.slice(end, start))) break;
    start = pos;
  }
  return start;
}

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/**
 * Removes the types from TypeScript, with the imports and comments that only concern them. Lines that become
 * empty are removed.
 * @returns undefined if the code has no types, or nothing but types
 * @throws EraseError if the code can't be parsed, or has no JavaScript equivalent
 */
export function eraseTypes(code: string, language: TypedLanguage): ErasedCode | undefined {
  const source = parse(typeOnlyImports(parse(code, language)), language);
  const { statements, text } = source;
  if (statements.every(isTypeStatement)) return undefined;

  let erased = blankSourceFile(source, (node) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    const part = node.getText().split('\n')[0];
    const message = `\`${part}\` has no equivalent in JavaScript. Write it without enums, namespaces and parameter properties.`;
    throw new EraseError(message, line);
  });
  for (const statement of statements.filter(isTypeStatement)) {
    const [start, end] = [commentStart(statement, text), statement.getStart()];
    erased = erased.slice(0, start) + blank(erased.slice(start, end)) + erased.slice(end);
  }
  erased = erased.replace(/^\s*\/\/ @ts-.*$/gm, blank);
  if (erased === code) return undefined;

  const before = code.split('\n');
  const lines = erased
    .split('\n')
    .map((line, origin) => ({ line, origin }))
    .filter(({ line, origin }) => line.trim() !== '' || before[origin]?.trim() === '');
  return {
    code: lines.map(({ line }) => line).join('\n'),
    origins: lines.map(({ origin }) => origin),
  };
}
