import { type DeclarationReflection, ReflectionKind, type SomeType } from 'typedoc';
import type { SymbolKind } from './symbols';

const kinds = new Map<ReflectionKind, SymbolKind>([
  [ReflectionKind.Class, 'class'],
  [ReflectionKind.Interface, 'interface'],
  [ReflectionKind.Namespace, 'namespace'],
  [ReflectionKind.Function, 'function'],
  [ReflectionKind.Variable, 'constant'],
  [ReflectionKind.TypeAlias, 'type'],
]);

/** Whether a value of the type can be called, or is a component of React. */
function isCallable(type: SomeType | undefined): boolean {
  if (type?.type === 'reflection') return (type.declaration.signatures ?? []).length > 0;
  if (type?.type !== 'reference') return false;
  const target = type.reflection as DeclarationReflection | undefined;
  return type.name === 'FC' || isCallable(target?.type);
}

/**
 * What a symbol is to readers, or undefined for an alias of a symbol of another entry point. A constant that
 * contains a function is a function.
 */
export function kindOf({ kind, type }: DeclarationReflection): SymbolKind | undefined {
  return kind === ReflectionKind.Variable && isCallable(type) ? 'function' : kinds.get(kind);
}
