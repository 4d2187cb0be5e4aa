import { type JSONValue, jsonToConvex, type ValidatorJSON } from 'convex/values';
import { findFault, type TableOf } from './validate';

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

/** An error whose text the platform shows as it is, without `Uncaught`. */
class PlainError extends Error {}

const kindNames = { query: 'Query', mutation: 'Mutation', action: 'Action' } as const;

/** Splits a function's name into its module and export: `tasks:add`. */
function partsOf(name: string): [module: string, exported: string] {
  const [module = '', exported = 'default'] = name.split(':');
  return [module.replace(/\.js$/, ''), exported];
}

/** A function's name as clients write it: `tasks:add`, and `tasks` for a default export. */
export function canonicalName(name: string): string {
  const [module, exported] = partsOf(name);
  return exported === 'default' ? module : `${module}:${exported}`;
}

/** A function's name as the platform stores it and names it in errors: `tasks.js:add`. */
export function fullName(name: string): string {
  return partsOf(name).join('.js:');
}

export function lookUp(modules: Modules, name: string) {
  const [module, exported] = partsOf(name);
  const found = Object.hasOwn(modules, module) ? modules[module]?.[exported] : undefined;
  if (typeof found !== 'function') return undefined;
  const registered = found as unknown as RegisteredFunction;
  const kinds = Object.keys(kindNames) as FunctionKind[];
  const kind = kinds.find((one) => registered[`is${kindNames[one]}`]);
  return kind && { kind, registered };
}

/**
 * Finds a function that is to be called.
 * @param caller who calls it: clients can't reach internal functions
 * @throws the platform's error when it doesn't exist or is of another kind
 */
export function findFunction(
  modules: Modules,
  name: string,
  kind: FunctionKind,
  caller: string,
): RegisteredFunction {
  const found = lookUp(modules, name);
  const isClient = caller === 'a window' || caller === 'a subscription';
  if (!found || (isClient && found.registered.isInternal)) {
    throw new PlainError(`Could not find public function for '${canonicalName(name)}'.`);
  }
  if (found.kind !== kind) {
    throw new PlainError(
      `Trying to execute ${fullName(name)} as ${kindNames[kind]}, but it is defined as ${kindNames[found.kind]}.`,
    );
  }
  return found.registered;
}

/**
 * Checks arguments or a result.
 * @param validator as JSON text; `null` accepts anything
 * @throws `ArgumentValidationError` or `ReturnsValidationError`
 */
export function checkValue(
  kind: 'Argument' | 'Returns',
  validator: string,
  value: JSONValue,
  tableOf: TableOf,
): void {
  const parsed = JSON.parse(validator) as ValidatorJSON | null;
  const fault = parsed && findFault(parsed, jsonToConvex(value), tableOf);
  if (fault) throw new PlainError(`${kind}ValidationError: ${fault}`);
}

/** Why a function failed, as the platform reports it to a development deployment's clients. */
export interface Failure {
  error: string;
  /** The data of a `ConvexError`. */
  errorData?: JSONValue;
}

export function failureOf(thrown: unknown): Failure {
  if (typeof thrown === 'object' && thrown !== null && Symbol.for('ConvexError') in thrown) {
    // `convex/server` has turned it into JSON text.
    const errorData = JSON.parse((thrown as unknown as { data: string }).data) as JSONValue;
    const text = typeof errorData === 'string' ? errorData : JSON.stringify(errorData);
    return { error: `Uncaught ConvexError: ${text}`, errorData };
  }
  if (thrown instanceof PlainError) return { error: thrown.message };
  if (thrown instanceof Error) return { error: `Uncaught ${thrown.name}: ${thrown.message}` };
  return { error: `Uncaught ${String(thrown)}` };
}
