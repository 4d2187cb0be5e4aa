import type { ApiIndex, ApiSymbol } from '../../../../../plugins/reference/api/symbols';

const folders: Readonly<Record<Exclude<ApiSymbol['kind'], 'type'>, string>> = {
  class: 'classes',
  constant: 'constants',
  function: 'functions',
  interface: 'interfaces',
  namespace: 'namespaces',
};

function page(
  module: string,
  name: string,
  kind: keyof typeof folders,
  members: string[] = [],
): ApiSymbol {
  return { name, module, kind, route: `/api/${folders[kind]}/${module}.${name}`, members };
}

function type(module: string, name: string, group: string): ApiSymbol {
  const anchor = name.toLowerCase();
  return { name, module, kind: 'type', route: `/api/types/${group}`, anchor, members: [] };
}

/** A small package for tests. */
export const apiIndex: ApiIndex = {
  packageName: 'convex',
  version: '1.26.2',
  modules: [
    { id: 'browser', specifier: 'convex/browser', types: [] },
    { id: 'react', specifier: 'convex/react', types: [] },
    {
      id: 'server',
      specifier: 'convex/server',
      types: [{ title: 'Other types', route: '/api/types/server.other' }],
    },
    { id: 'values', specifier: 'convex/values', types: [] },
  ],
  symbols: [
    page('browser', 'ConvexClient', 'class', ['onUpdate', 'close']),
    page('browser', 'MutationOptions', 'interface'),
    page('react', 'useQuery', 'function'),
    page('react', 'useMutation', 'function'),
    page('react', 'useAction', 'function'),
    page('react', 'MutationOptions', 'interface'),
    { ...page('react', 'resetId', 'function'), isInternal: true },
    page('server', 'defineTable', 'function'),
    type('server', 'Cursor', 'server.other'),
    page('server', 'TableDefinition', 'interface', ['index']),
    page('values', 'v', 'constant', ['union', 'string']),
  ],
};
