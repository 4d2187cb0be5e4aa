import type { SyntaxNode } from 'web-tree-sitter';
import {
  childOf,
  type Expression,
  type Import,
  memberOf,
  nameOf,
  noNames,
  other,
  type ReadNames,
  visit,
} from './sampleNames';

const wrappers = [
  'await_expression',
  'parenthesized_expression',
  'reference_expression',
  'try_expression',
  'unary_expression',
];

function expressionOf(node: SyntaxNode | null | undefined): Expression {
  if (!node) return other;
  if (wrappers.includes(node.type)) return expressionOf(node.namedChildren.at(-1));
  switch (node.type) {
    case 'identifier':
    case 'type_identifier':
    case 'self':
      return { kind: 'name', ...nameOf(node) };
    case 'generic_function':
      return expressionOf(node.childForFieldName('function'));
    case 'field_expression': {
      const member = node.childForFieldName('field');
      if (member?.type !== 'field_identifier') return other;
      return memberOf(expressionOf(node.childForFieldName('value')), member);
    }
    case 'scoped_identifier':
    case 'scoped_type_identifier': {
      const of = expressionOf(node.childForFieldName('path'));
      return memberOf(of, node.childForFieldName('name'));
    }
    case 'call_expression':
      return {
        kind: 'call',
        callee: expressionOf(node.childForFieldName('function')),
        labels: [],
      };
    default:
      return other;
  }
}

/** The names that a `use` takes from a path, which may be nested lists. */
function importsOf(node: SyntaxNode, path: string, offset: number): Import[] {
  const join = (part: string) => (path === '' ? part : `${path}::${part}`);
  switch (node.type) {
    case 'scoped_use_list': {
      const inner = join(node.childForFieldName('path')?.text ?? '');
      const list = node.childForFieldName('list');
      return (list?.namedChildren ?? []).flatMap((each) => importsOf(each, inner, offset));
    }
    case 'use_as_clause': {
      const target = node.childForFieldName('path');
      const alias = node.childForFieldName('alias')?.text;
      const imports = target ? importsOf(target, path, offset) : [];
      return imports.map((each) => ({ ...each, ...(alias !== undefined && { alias }) }));
    }
    case 'use_wildcard': {
      const module = join(node.namedChildren[0]?.text ?? '');
      return [{ module, name: { ...nameOf(node), text: '*' }, alias: '*', offset }];
    }
    case 'scoped_identifier': {
      const name = node.childForFieldName('name');
      const module = join(node.childForFieldName('path')?.text ?? '');
      return name ? [{ module, name: nameOf(name), alias: name.text, offset }] : [];
    }
    default:
      if (path === '') return [{ module: node.text, name: undefined, alias: node.text, offset }];
      return [{ module: path, name: nameOf(node), alias: node.text, offset }];
  }
}

function typeName(node: SyntaxNode | null | undefined): string | undefined {
  if (node?.type === 'reference_type') return typeName(node.childForFieldName('type'));
  return node?.type === 'type_identifier' ? node.text : undefined;
}

/** Members in the arguments of a macro, which the grammar leaves as a list of tokens. */
function membersInTokens(tree: SyntaxNode): Expression[] {
  const members: Expression[] = [];
  tree.children.forEach((token, index) => {
    const [before, dot] = [tree.children[index - 2], tree.children[index - 1]];
    if (token.type !== 'identifier' || dot?.text !== '.' || before?.type !== 'identifier') return;
    if (tree.children[index - 3]?.text === '.') return;
    members.push(memberOf({ kind: 'name', ...nameOf(before) }, token));
  });
  return members;
}

/** Reads the names of a Rust sample. */
export const readRust: ReadNames = (root) => {
  const names = noNames();
  visit(root, (node) => {
    switch (node.type) {
      case 'use_declaration': {
        const argument = node.childForFieldName('argument');
        if (argument) names.imports.push(...importsOf(argument, '', node.startIndex));
        return false;
      }
      case 'struct_item':
      case 'enum_item':
      case 'trait_item':
      case 'type_item':
        names.declared.push(node.childForFieldName('name')?.text ?? '');
        return;
      case 'let_declaration':
      case 'parameter': {
        const pattern = node.childForFieldName('pattern');
        if (pattern?.type !== 'identifier') return;
        const type = typeName(node.childForFieldName('type'));
        const value = expressionOf(node.childForFieldName('value'));
        names.bindings.push({ name: pattern.text, value, type });
        return;
      }
      case 'tuple_struct_pattern': {
        const pattern = node.childForFieldName('type');
        const value = expressionOf(pattern);
        for (const child of node.namedChildren.filter(({ type }) => type === 'identifier')) {
          if (child.startIndex === pattern?.startIndex) continue;
          names.bindings.push({ name: child.text, value, isContent: true });
        }
        return;
      }
      case 'struct_pattern': {
        const type = node.childForFieldName('type')?.text ?? '';
        for (const field of node.namedChildren.filter((child) => child.type === 'field_pattern')) {
          const member = field.childForFieldName('name');
          names.uses.push(memberOf({ kind: 'instance', type }, member));
        }
        return;
      }
      case 'token_tree':
        names.uses.push(...membersInTokens(node));
        return;
      case 'type_identifier':
        names.types.push(nameOf(node));
        return;
      case 'call_expression':
      case 'field_expression':
      case 'scoped_identifier':
        names.uses.push(expressionOf(node));
        return;
      case 'scoped_type_identifier': {
        names.uses.push(expressionOf(node));
        const path = childOf(node, 'scoped_identifier');
        if (path) names.uses.push(expressionOf(path));
        // The last part of a path isn't a type that could be looked up alone.
        return false;
      }
    }
  });
  return names;
};
