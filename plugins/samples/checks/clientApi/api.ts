/** A method, property or case of a type. */
export interface ClientMember {
  kind: 'method' | 'property' | 'case';
  /** The names that arguments may have in a call, in order. Those without one are left out. */
  labels: readonly string[];
  /** The type of the package that it returns or contains, without `Result` and the like around it. */
  type?: string;
}

/** A public type of a package. */
export interface ClientType {
  kind: 'class' | 'enum' | 'protocol' | 'wrapper' | 'alias';
  /** The type that it extends. */
  parent?: string;
  /** The names that arguments of its constructor may have, if code can call one. */
  create?: readonly string[];
  members: Readonly<Record<string, ClientMember>>;
}

/** The public API of a client library that npm doesn't have, so that its samples can't be compiled. */
export interface ClientApi {
  package: string;
  version: string;
  /** The file with the list, for messages. */
  file: string;
  /** The names that each module exports. A module that exports types only needs no other entry. */
  modules: Readonly<Record<string, readonly string[]>>;
  types: Readonly<Record<string, ClientType>>;
  /** Methods of the language's own `Result` types, which samples call on the result of a method. */
  unwrap?: readonly string[];
}

/** Describes a method by the names of its arguments and the type of the package that it returns. */
export function method(labels: readonly string[] = [], type?: string): ClientMember {
  return { kind: 'method', labels, ...(type !== undefined && { type }) };
}

/** Describes a property by the type of the package that it contains. */
export function property(type?: string): ClientMember {
  return { kind: 'property', labels: [], ...(type !== undefined && { type }) };
}

/** Describes a case of an enum by the names and the type of what it contains. */
export function enumCase(labels: readonly string[] = [], type?: string): ClientMember {
  return { kind: 'case', labels, ...(type !== undefined && { type }) };
}
