import type { SyntaxNode } from 'web-tree-sitter';

/** A name in a sample, and where it starts in the code. */
export interface Name {
  text: string;
  offset: number;
}

/** An expression, as far as it uses names of an API. Everything else is `other`. */
export type Expression =
  | ({ kind: 'name' } & Name)
  | { kind: 'member'; of: Expression; member: Name }
  | { kind: 'call'; callee: Expression; labels: Name[] }
  /** A value of a type that the sample names. */
  | { kind: 'instance'; type: string }
  | { kind: 'other' };

/** A variable or parameter, with its declared type or its value. */
interface Binding {
  name: string;
  type?: string | undefined;
  value?: Expression;
  /** Whether the variable gets what a case contains rather than the value itself. */
  isContent?: true;
}

/** A name that a sample imports. */
export interface Import {
  module: string;
  /** Undefined if the import takes the module itself; `*` if it takes every name. */
  name: Name | undefined;
  /** The name in the sample. */
  alias: string;
  offset: number;
}

/** What a sample imports, declares and uses, in a form that is the same for all languages. */
export interface SampleNames {
  imports: Import[];
  bindings: Binding[];
  /** Every member access and call, the inner ones too. */
  uses: Expression[];
  /** Names in the place of a type. */
  types: Name[];
  /** Types that the sample declares itself. */
  declared: string[];
}

/** Reads the names of a sample from its tree. */
export type ReadNames = (root: SyntaxNode) => SampleNames;

/** Creates the result of a reader. */
export function noNames(): SampleNames {
  return { imports: [], bindings: [], uses: [], types: [], declared: [] };
}

/** The expression that is none of the others. */
export const other: Expression = { kind: 'other' };

/** The text of a node and where it starts. */
export function nameOf(node: SyntaxNode): Name {
  return { text: node.text, offset: node.startIndex };
}

/** The access to a member, or `other` if the grammar found none. */
export function memberOf(of: Expression, member: SyntaxNode | null | undefined): Expression {
  return member ? { kind: 'member', of, member: nameOf(member) } : other;
}

/** The name in a type annotation of Kotlin or Swift. */
export function userTypeName(node: SyntaxNode | null | undefined): string | undefined {
  return childOf(childOf(node, 'user_type'), 'type_identifier')?.text;
}

/** The first child of one of the given types. */
export function childOf(
  node: SyntaxNode | null | undefined,
  ...types: string[]
): SyntaxNode | undefined {
  return node?.namedChildren.find(({ type }) => types.includes(type));
}

/** Visits a node and everything in it. A visitor that returns `false` leaves out what is in a node. */
export function visit(node: SyntaxNode, visitor: (node: SyntaxNode) => false | undefined): void {
  if (visitor(node) === false) return;
  for (const child of node.namedChildren) visit(child, visitor);
}
