import ts from 'typescript';
import { isPartName } from '../../lib/isPartName';

/** Whether all inside of a node is erased. */
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

/** The names that stand for types, and those that stand for values. */
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
 * Writes `type` before each import that stands for types alone, as the compiler, which leaves them out, allows
 * not to. An import that is used nowhere stays as it is.
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
