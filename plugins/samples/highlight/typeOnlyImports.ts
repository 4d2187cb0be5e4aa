import ts from 'typescript';
import { isPartName } from '../../content';

/** Whether everything inside a node is erased. */
function isErased(node: ts.Node): boolean {
  if (ts.isExpressionWithTypeArguments(node)) {
    const { parent } = node;
    return !ts.isHeritageClause(parent) || parent.token === ts.SyntaxKind.ImplementsKeyword;
  }
  if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node)) return true;
  if (ts.isTypeAliasDeclaration(node)) return true;
  const modifiers = ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []) : [];
  return modifiers.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword);
}

/** The names that refer to types, and those that refer to values. */
function readUses(source: ts.SourceFile) {
  const types = new Set<string>();
  const values = new Set<string>();
  const walk = (node: ts.Node, inType: boolean) => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isIdentifier(node) && !isPartName(node)) (inType ? types : values).add(node.text);
    ts.forEachChild(node, (child) => walk(child, inType || isErased(child)));
  };
  walk(source, false);
  return { types, values };
}

/**
 * Adds `type` to each import that only refers to types. The compiler, which leaves these imports out, accepts
 * them without it. An unused import is unchanged.
 */
export function typeOnlyImports(source: ts.SourceFile): string {
  const { types, values } = readUses(source);
  const isType = ({ text }: ts.Identifier) => types.has(text) && !values.has(text);
  const places = source.statements.flatMap((statement) => {
    const clause = ts.isImportDeclaration(statement) ? statement.importClause : undefined;
    if (!clause || clause.isTypeOnly) return [];
    const { name, namedBindings } = clause;
    const specifiers =
      namedBindings && ts.isNamedImports(namedBindings) ? [...namedBindings.elements] : [];
    const others = namedBindings && ts.isNamespaceImport(namedBindings) ? [namedBindings.name] : [];
    const names = [...(name ? [name] : []), ...others, ...specifiers.map((one) => one.name)];
    if (names.length > 0 && names.every(isType)) return [clause.getStart()];
    return specifiers
      .filter((one) => !one.isTypeOnly && isType(one.name))
      .map((one) => one.getStart());
  });
  return places.reduceRight(
    (text, at) => `${text.slice(0, at)}type ${text.slice(at)}`,
    source.text,
  );
}
