import { type JSONValue, jsonToConvex, type ValidatorJSON } from 'convex/values';
import { findFault } from './validate';

/** The kinds of functions that a client or another function can call. */
export type FunctionKind = 'query' | 'mutation' | 'action';

/** What `query`, `mutation` and so on of `convex/server` make of a definition. */
export interface RegisteredFunction {
  isQuery?: boolean;
  isMutation?: boolean;
  isAction?: boolean;
  isInternal?: boolean;
  invokeQuery(args: string): Promise<string>;
  invokeMutation(args: string): Promise<string>;
  invokeAction(requestId: string, args: string): Promise<string>;
  exportArgs(): string;
  exportReturns(): string;
}

/** The modules of the `convex` folder by path, without extension: `model/tasks`. */
export type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

interface FoundFunction {
  kind: FunctionKind;
  registered: RegisteredFunction;
}

const kindNames = { query: 'Query', mutation: 'Mutation', action: 'Action' } as const;

/** An error whose text the platform shows as it is, without `Uncaught`. */
export class PlainError extends Error {}

/** Splits a function's name into its module and export: `tasks:add`. */
export function partsOf(name: string): [module: string, exported: string] {
  const [module = '', exported = 'default'] = name.split(':');
  return [module.replace(/\.js$/, ''), exported];
}

/** A function's name as clients write it: `tasks:add`, and `tasks` for a default export. */
export function canonicalName(name: string): string {
  const [module, exported] = partsOf(name);
  return exported === 'default' ? module : `${module}:${exported}`;
}

function kindOf(registered: RegisteredFunction): FunctionKind | undefined {
  if (registered.isQuery) return 'query';
  if (registered.isMutation) return 'mutation';
  return registered.isAction ? 'action' : undefined;
}

/** Finds a function by its name, or returns undefined if there is none. */
export function lookUp(modules: Modules, name: string): FoundFunction | undefined {
  const [module, exported] = partsOf(name);
  const found = Object.hasOwn(modules, module) ? modules[module]?.[exported] : undefined;
  if (typeof found !== 'function') return undefined;
  const registered = found as unknown as RegisteredFunction;
  const kind = kindOf(registered);
  return kind && { kind, registered };
}

/**
 * Finds a function that is to be called.
 * @param calledBy whether a client calls it, which can't reach internal functions
 * @throws the platform's error when it doesn't exist or is of another kind
 */
export function findFunction(
  modules: Modules,
  name: string,
  kind: FunctionKind,
  calledBy: 'client' | 'function',
): RegisteredFunction {
  const found = lookUp(modules, name);
  if (!found || (calledBy === 'client' && found.registered.isInternal)) {
    throw new PlainError(`Could not find public function for '${canonicalName(name)}'.`);
  }
  if (found.kind !== kind) {
    const [module, exported] = partsOf(name);
    throw new PlainError(
      `Trying to execute ${module}.js:${exported} as ${kindNames[kind]}, but it is defined as ${kindNames[found.kind]}.`,
    );
  }
  return found.registered;
}

type TableOf = (id: string) => string | undefined;

/** @throws `ArgumentValidationError` */
export function checkArguments(
  registered: RegisteredFunction,
  args: JSONValue,
  tableOf: TableOf,
): void {
  const fault = findFault(
    JSON.parse(registered.exportArgs()) as ValidatorJSON,
    jsonToConvex(args),
    tableOf,
  );
  if (fault !== undefined) throw new PlainError(`ArgumentValidationError: ${fault}`);
}

/** @throws `ReturnsValidationError` */
export function checkReturns(
  registered: RegisteredFunction,
  value: JSONValue,
  tableOf: TableOf,
): void {
  const validator = JSON.parse(registered.exportReturns()) as ValidatorJSON | null;
  const fault = validator && findFault(validator, jsonToConvex(value), tableOf);
  if (fault) throw new PlainError(`ReturnsValidationError: ${fault}`);
}
