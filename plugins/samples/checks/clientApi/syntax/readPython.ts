import type { SyntaxNode } from 'web-tree-sitter';
import {
  childOf,
  type Expression,
  memberOf,
  nameOf,
  noNames,
  other,
  type ReadNames,
  visit,
} from './sampleNames';

function expressionOf(node: SyntaxNode | null | undefined): Expression {
  if (!node) return other;
  if (node.type === 'await' || node.type === 'parenthesized_expression') {
    return expressionOf(node.namedChildren[0]);
  }
  if (node.type === 'identifier') return { kind: 'name', ...nameOf(node) };
  if (node.type === 'attribute') {
    const of = expressionOf(node.childForFieldName('object'));
    return memberOf(of, node.childForFieldName('attribute'));
  }
  if (node.type !== 'call') return other;
  const labels = (node.childForFieldName('arguments')?.namedChildren ?? [])
    .filter(({ type }) => type === 'keyword_argument')
    .flatMap((argument) => argument.childForFieldName('name') ?? [])
    .map(nameOf);
  return { kind: 'call', callee: expressionOf(node.childForFieldName('function')), labels };
}

/** The name of a type, without the quotes that some writers put around it. */
function typeName(node: SyntaxNode | null | undefined): string | undefined {
  return node?.text.replace(/^["']|["']$/g, '');
}

/** Reads the names of a Python sample. */
export const readPython: ReadNames = (root) => {
  const names = noNames();
  visit(root, (node) => {
    const offset = node.startIndex;
    switch (node.type) {
      case 'import_statement':
        for (const imported of node.namedChildren) {
          const module = (imported.childForFieldName('name') ?? imported).text;
          const alias = imported.childForFieldName('alias')?.text ?? module;
          names.imports.push({ module, name: undefined, alias, offset });
        }
        return false;
      case 'import_from_statement': {
        const [source, ...imported] = node.namedChildren;
        for (const each of imported) {
          const name = nameOf(each.childForFieldName('name') ?? each);
          const alias = each.childForFieldName('alias')?.text ?? name.text;
          names.imports.push({ module: source?.text ?? '', name, alias, offset });
        }
        return false;
      }
      case 'class_definition':
        names.declared.push(node.childForFieldName('name')?.text ?? '');
        return;
      case 'assignment':
      case 'for_statement': {
        const left = node.childForFieldName('left');
        if (left?.type !== 'identifier') return;
        const type = typeName(node.childForFieldName('type'));
        const value = expressionOf(
          node.type === 'assignment' ? node.childForFieldName('right') : null,
        );
        names.bindings.push({ name: left.text, value, type });
        return;
      }
      case 'typed_parameter':
      case 'typed_default_parameter': {
        const type = typeName(node.childForFieldName('type'));
        const name = childOf(node, 'identifier')?.text ?? '';
        names.bindings.push({ name, type });
        return;
      }
      case 'as_pattern': {
        const [value, target] = node.namedChildren;
        const name = target?.text ?? '';
        if (node.parent?.type !== 'except_clause') {
          names.bindings.push({ name, value: expressionOf(value) });
        } else if (value) names.bindings.push({ name, type: value.text });
        return;
      }
      case 'attribute':
      case 'call':
        names.uses.push(expressionOf(node));
        return;
      case 'type':
        names.types.push({ text: typeName(node) ?? '', offset });
        return;
    }
  });
  return names;
};
