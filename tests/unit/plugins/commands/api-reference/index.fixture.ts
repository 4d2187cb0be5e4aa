import type { ApiIndex, ApiSymbol } from '../../../../../plugins/commands/api-reference/symbols';

function member(module: string, name: string, kind: ApiSymbol['kind'], members: string[] = []) {
  const anchor = name.toLowerCase();
  return { name, module, kind, route: `/api/modules/${module}`, anchor, members };
}

function page(module: string, name: string, kind: 'class' | 'interface', members: string[] = []) {
  const folder = kind === 'class' ? 'classes' : 'interfaces';
  return { name, module, kind, route: `/api/${folder}/${module}.${name}`, members };
}

/** A small package for tests. */
export const apiIndex: ApiIndex = {
  packageName: 'convex',
  version: '1.26.2',
  modules: [
    { id: 'browser', specifier: 'convex/browser' },
    { id: 'react', specifier: 'convex/react' },
    { id: 'server', specifier: 'convex/server' },
    { id: 'values', specifier: 'convex/values' },
  ],
  symbols: [
    page('browser', 'ConvexClient', 'class', ['onUpdate', 'close']),
    page('browser', 'MutationOptions', 'interface'),
    member('react', 'useQuery', 'function'),
    member('react', 'useMutation', 'function'),
    member('react', 'useAction', 'function'),
    page('react', 'MutationOptions', 'interface'),
    member('server', 'defineTable', 'function'),
    member('server', 'Cursor', 'type'),
    page('server', 'TableDefinition', 'interface', ['index']),
    member('values', 'v', 'constant', ['union', 'string']),
  ],
};
