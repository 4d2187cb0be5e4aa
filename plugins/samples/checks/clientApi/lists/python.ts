import { type ClientApi, method, property } from '../api';

const nameAndArgs = ['name', 'args'];

/**
 * The package `convex` on PyPI, from github.com/get-convex/convex-py: `python/convex/__init__.py` and
 * `python/_convex/_convex.pyi` at 0dab315 (the API of 0.7.0 before the number was raised),
 * `python/convex/http_client.py` at 4cdefa5 and `python/_convex/int64.py` at f3ab4a3. Attributes that
 * wrap the Rust client (`client`, `inner`) aren't meant for callers and are left out.
 */
export const pythonApi: ClientApi = {
  package: 'convex',
  version: '0.7.0',
  file: 'python.ts',
  modules: {
    convex: [
      'ConvexClient',
      'ConvexError',
      'ConvexExecutionError',
      'ConvexInt64',
      'ConvexValue',
      'JsonValue',
      'QuerySetSubscription',
      'QuerySubscription',
      'convex_to_json',
      'json_to_convex',
    ],
    'convex.http_client': ['ConvexExecutionError', 'ConvexHttpClient'],
  },
  types: {
    ConvexClient: {
      kind: 'class',
      create: ['deployment_url'],
      members: {
        subscribe: method(nameAndArgs, 'QuerySubscription'),
        query: method(nameAndArgs),
        mutation: method(nameAndArgs),
        action: method(nameAndArgs),
        watch_all: method([], 'QuerySetSubscription'),
        set_auth: method(['token']),
        clear_auth: method(),
        set_admin_auth: method(['admin_key']),
      },
    },
    ConvexHttpClient: {
      kind: 'class',
      create: ['address'],
      members: {
        query: method(nameAndArgs),
        mutation: method(nameAndArgs),
        action: method(nameAndArgs),
        set_auth: method(['value']),
        clear_auth: method(),
        set_admin_auth: method(['admin_key']),
        set_debug: method(['value']),
      },
    },
    QuerySubscription: {
      kind: 'class',
      members: { id: property(), unsubscribe: method() },
    },
    QuerySetSubscription: { kind: 'class', members: {} },
    ConvexError: {
      kind: 'class',
      create: ['message', 'data'],
      // `args` is an attribute of every exception.
      members: { data: property(), args: property() },
    },
    ConvexExecutionError: { kind: 'class', members: { args: property() } },
    ConvexInt64: {
      kind: 'class',
      create: ['value'],
      members: { value: property(), to_json: method() },
    },
  },
};
