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

function labelsOf(suffix: SyntaxNode | undefined) {
  return (childOf(suffix, 'value_arguments')?.namedChildren ?? [])
    .filter((argument) => argument.children.some(({ text }) => text === '='))
    .flatMap((argument) => childOf(argument, 'simple_identifier') ?? [])
    .map(nameOf);
}

function expressionOf(node: SyntaxNode | null | undefined): Expression {
  if (!node) return other;
  switch (node.type) {
    case 'parenthesized_expression':
      return expressionOf(node.namedChildren[0]);
    case 'simple_identifier':
    case 'type_identifier':
    case 'this_expression':
      return { kind: 'name', ...nameOf(node) };
    // A delegate such as `by lazy { … }` has the value of its last statement.
    case 'property_delegate':
      return expressionOf(childOf(lambdaOf(node.namedChildren[0]), 'statements')?.lastNamedChild);
    case 'navigation_expression': {
      const member = childOf(childOf(node, 'navigation_suffix'), 'simple_identifier');
      return memberOf(expressionOf(node.namedChildren[0]), member);
    }
    case 'call_expression':
      return {
        kind: 'call',
        callee: expressionOf(node.namedChildren[0]),
        labels: labelsOf(childOf(node, 'call_suffix')),
      };
    default:
      return other;
  }
}

function lambdaOf(call: SyntaxNode | undefined): SyntaxNode | undefined {
  return childOf(childOf(childOf(call, 'call_suffix'), 'annotated_lambda'), 'lambda_literal');
}

/** Reads the names of a Kotlin sample. */
export const readKotlin: ReadNames = (root) => {
  const names = noNames();
  visit(root, (node) => {
    const offset = node.startIndex;
    switch (node.type) {
      case 'import_header': {
        const parts = childOf(node, 'identifier')?.namedChildren ?? [];
        const last = parts.at(-1);
        const isWildcard = childOf(node, 'wildcard_import') !== undefined;
        const path = isWildcard ? parts : parts.slice(0, -1);
        const name = isWildcard || !last ? { text: '*', offset } : nameOf(last);
        const alias = childOf(childOf(node, 'import_alias'), 'type_identifier')?.text ?? name.text;
        const module = path.map(({ text }) => text).join('.');
        names.imports.push({ module, name, alias, offset });
        return false;
      }
      case 'class_declaration':
      case 'object_declaration':
      case 'type_alias':
      case 'type_parameter':
        names.declared.push(childOf(node, 'type_identifier')?.text ?? '');
        return;
      case 'property_declaration': {
        const variable = childOf(node, 'variable_declaration');
        const name = childOf(variable, 'simple_identifier')?.text;
        if (name === undefined) return;
        const type = userTypeName(variable);
        const value = expressionOf(node.lastNamedChild);
        names.bindings.push({ name, value, type });
        return;
      }
      case 'parameter':
      case 'class_parameter':
      case 'catch_block': {
        const name = childOf(node, 'simple_identifier')?.text ?? '';
        const type = userTypeName(node);
        names.bindings.push({ name, type });
        return;
      }
      case 'user_type': {
        const [type, member] = node.namedChildren.filter(
          (child) => child.type === 'type_identifier',
        );
        if (type && member) names.uses.push(memberOf(expressionOf(type), member));
        if (type) names.types.push(nameOf(type));
        return;
      }
      case 'call_expression':
      case 'navigation_expression':
        names.uses.push(expressionOf(node));
        return;
    }
  });
  return names;
};
