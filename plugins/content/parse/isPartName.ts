import ts from 'typescript';

/** Whether an identifier only names a member: `b` in `a.b` in `{ b: 1 }` and in `import { b as c }`. */
export function isPartName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  if (ts.isQualifiedName(parent)) return parent.right === node;
  if (ts.isBindingElement(parent) || ts.isImportSpecifier(parent)) {
    return parent.propertyName === node;
  }
  return (
    (ts.isPropertyAssignment(parent) || ts.isJsxAttribute(parent) || ts.isClassElement(parent)) &&
    parent.name === node
  );
}
