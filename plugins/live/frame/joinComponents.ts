import type { TableDefinition } from '../engine/database';
import type { RegisteredFunction } from '../engine/functions';
import type { RuntimeOptions } from '../engine/Runtime';
import type { ModuleFactory } from './messages';

type Arguments = Record<string, unknown>;

interface SystemCalls {
  syscall(operation: string, args: string): string;
  asyncSyscall(operation: string, args: string): Promise<string>;
  jsSyscall(operation: string, args: Arguments): unknown;
}

/** Puts the name of a component before one of its names: `counter/counts`. Tables of the platform have no component. */
const within = (component: string, name: string) =>
  component === '' || name.startsWith('_') ? name : `${component}/${name}`;

/** Does that with all tables that validators name in JSON. */
const tablesWithin = (component: string, json: string) =>
  JSON.parse(json, (key, value: unknown) =>
    key === 'tableName' ? within(component, value as string) : value,
  ) as unknown;

/** The arguments of a system call as the engine, which has one set of tables and functions, understands them. */
function engineArguments(component: string, args: Arguments): Arguments {
  const { reference = '', ...own } = args;
  const [, child, path = ''] =
    /^_reference\/childComponent\/(\w+)\/(.+)$/.exec(reference as string) ?? [];
  if (child) own.name = `${child}/${path.replace(/\/(\w+)$/, ':$1')}`;
  if (typeof own.name === 'string') own.name = within(component, own.name);
  if (typeof own.table === 'string') own.table = within(component, own.table);
  if (own.query) own.query = tablesWithin(component, JSON.stringify(own.query));
  const source = (own.query as { source?: { indexName?: string } } | undefined)?.source;
  if (source?.indexName) source.indexName = within(component, source.indexName);
  return own;
}

/** The system calls of the app (an empty name) or of a component, which the engine's own carry out. */
function systemCalls(component: string): SystemCalls {
  const engine = () => (globalThis as unknown as { Convex: SystemCalls }).Convex;
  const translate = (args: string) =>
    JSON.stringify(engineArguments(component, JSON.parse(args) as Arguments));
  return {
    syscall: (operation, args) => engine().syscall(operation, translate(args)),
    asyncSyscall: (operation, args) => engine().asyncSyscall(operation, translate(args)),
    jsSyscall: (operation, args) => engine().jsSyscall(operation, args),
  };
}

/** Makes a function of a component one that clients can't call, and whose validators name its tables in full. */
function enclose(component: string, exported: unknown): void {
  const registered = exported as RegisteredFunction;
  if (typeof registered?.exportArgs !== 'function') return;
  for (const method of ['exportArgs', 'exportReturns'] as const) {
    const json = registered[method]();
    registered[method] = () => JSON.stringify(tablesWithin(component, json));
  }
  registered.isInternal = true;
}

function encloseTable(component: string, table: unknown) {
  // `export` is how the CLI reads a table; the package's types leave it out.
  const definition = (table as { export: () => TableDefinition }).export();
  const enclosed = tablesWithin(component, JSON.stringify(definition));
  return { export: () => enclosed };
}

/**
 * Evaluates an app and its components, and joins them: the names of what a component has begin with its own.
 * @param server `convex/server`, for the system calls that it gets
 */
export function joinComponents(
  backend: ModuleFactory,
  components: Readonly<Record<string, ModuleFactory>>,
  server: ModuleFactory<[SystemCalls]>,
  require: (name: string) => unknown,
): RuntimeOptions {
  const evaluate = (component: string, factory: ModuleFactory) => {
    const own = { exports: {} };
    server(require, own, systemCalls(component));
    const module = { exports: {} };
    factory((name) => (name === 'convex/server' ? own.exports : require(name)), module);
    return module.exports as RuntimeOptions;
  };
  const app = evaluate('', backend);
  const { tables = {}, ...schema } = app.schema ?? { schemaValidation: true };
  const allTables: Record<string, unknown> = { ...tables };
  const modules = { ...app.modules };
  for (const [component, factory] of Object.entries(components)) {
    const own = evaluate(component, factory);
    for (const [name, module] of Object.entries(own.modules)) {
      modules[within(component, name)] = module;
      for (const exported of Object.values(module)) enclose(component, exported);
    }
    for (const [name, table] of Object.entries(own.schema?.tables ?? {})) {
      allTables[within(component, name)] = encloseTable(component, table);
    }
  }
  return { schema: { ...schema, tables: allTables } as never, modules };
}
