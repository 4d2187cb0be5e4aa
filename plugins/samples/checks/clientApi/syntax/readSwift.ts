import type { SyntaxNode } from 'web-tree-sitter';
import {
  childOf,
  type Expression,
  memberOf,
  nameOf,
  noNames,
  other,
  type ReadNames,
  userTypeName,
  visit,
} from './sampleNames';

const wrappers = ['await_expression', 'parenthesized_expression', 'try_expression'];

function labelsOf(suffix: SyntaxNode | undefined) {
  return (childOf(suffix, 'value_arguments')?.namedChildren ?? [])
    .flatMap((argument) => childOf(argument, 'value_argument_label') ?? [])
    .map(nameOf);
}

function expressionOf(node: SyntaxNode | null | undefined): Expression {
  if (!node) return other;
  if (wrappers.includes(node.type)) return expressionOf(node.namedChildren.at(-1));
  switch (node.type) {
    case 'simple_identifier':
    case 'self_expression':
      return { kind: 'name', ...nameOf(node) };
    case 'user_type': {
      const name = childOf(node, 'type_identifier');
      return name ? { kind: 'name', ...nameOf(name) } : other;
    }
    case 'navigation_expression': {
      const member = childOf(node.childForFieldName('suffix'), 'simple_identifier');
      return memberOf(expressionOf(node.childForFieldName('target')), member);
    }
    case 'call_expression':
      return {
        kind: 'call',
        callee: expressionOf(node.namedChildren[0]),
        labels: labelsOf(childOf(node, 'call_suffix')),
      };
    case 'constructor_expression':
      return {
        kind: 'call',
        callee: expressionOf(childOf(node, 'user_type')),
        labels: labelsOf(childOf(node, 'constructor_suffix')),
      };
    default:
      return other;
  }
}

/** Reads the names of a Swift sample. */
export const readSwift: ReadNames = (root) => {
  const names = noNames();
  visit(root, (node) => {
    const offset = node.startIndex;
    switch (node.type) {
      case 'import_declaration': {
        const module = childOf(node, 'identifier')?.text ?? '';
        // A module gives all its names to the file that imports it.
        names.imports.push({ module, name: { text: '*', offset }, alias: '*', offset });
        return false;
      }
      case 'class_declaration':
      case 'protocol_declaration':
      case 'typealias_declaration':
      case 'type_parameter':
        names.declared.push(childOf(node, 'type_identifier')?.text ?? '');
        return;
      case 'property_declaration': {
        const name = childOf(node.childForFieldName('name'), 'simple_identifier')?.text;
        if (name === undefined) return;
        const type = userTypeName(childOf(node, 'type_annotation'));
        const value = expressionOf(node.childForFieldName('value'));
        names.bindings.push({ name, value, type });
        return;
      }
      case 'parameter': {
        const name = node.namedChildren
          .filter((child) => child.type === 'simple_identifier')
          .at(-1);
        const type = userTypeName(node);
        names.bindings.push({ name: name?.text ?? '', type });
        return;
      }
      case 'pattern': {
        const type = childOf(node, 'user_type');
        const member = childOf(node, 'simple_identifier');
        if (type && member) names.uses.push(memberOf(expressionOf(type), member));
        return;
      }
      case 'type_identifier':
        names.types.push(nameOf(node));
        return;
      case 'call_expression':
      case 'constructor_expression':
      case 'navigation_expression':
        names.uses.push(expressionOf(node));
        return;
    }
  });
  return names;
};
