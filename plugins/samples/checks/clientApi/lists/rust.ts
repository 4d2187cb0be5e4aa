import { type ClientApi, type ClientMember, enumCase, method, property } from '../api';

const stream: Record<string, ClientMember> = {
  next: method(),
  map: method(),
  filter: method(),
  take: method(),
  fuse: method(),
  boxed: method(),
};

/**
 * The crate `convex`: exports from `crates/convex/src/lib.rs` of github.com/get-convex/convex-backend at
 * 28e45bf, with what `CHANGELOG.md` lists up to 0.10.4; methods from github.com/get-convex/convex-rs,
 * `src/client/mod.rs` at 069a492, `src/client/subscription.rs` at 6a45d05 and
 * `src/base_client/query_result.rs` at 75e6d09; `Value` from `src/value/mod.rs` at 414b108 without `Set`
 * and `Map`, which 0.6.0 removed. Subscriptions are streams, whose methods come from the traits of
 * `futures`.
 */
export const rustApi: ClientApi = {
  package: 'convex',
  version: '0.10.4',
  file: 'rust.ts',
  unwrap: ['unwrap', 'expect', 'context', 'clone'],
  modules: {
    convex: [
      'AuthTokenFetcher',
      'AuthenticationToken',
      'ConvexClient',
      'ConvexClientBuilder',
      'ConvexError',
      'FunctionResult',
      'QueryResults',
      'QuerySetSubscription',
      'QuerySubscription',
      'SubscriberId',
      'Value',
      'WebSocketState',
    ],
    'convex::base_client': ['BaseConvexClient', 'FunctionResult', 'QueryResults', 'SubscriberId'],
  },
  types: {
    AuthTokenFetcher: { kind: 'alias', members: {} },
    AuthenticationToken: {
      kind: 'enum',
      members: { User: enumCase(), Admin: enumCase(), None: enumCase() },
    },
    ConvexClient: {
      kind: 'class',
      members: {
        new: method([], 'ConvexClient'),
        subscribe: method([], 'QuerySubscription'),
        query: method([], 'FunctionResult'),
        mutation: method([], 'FunctionResult'),
        action: method([], 'FunctionResult'),
        watch_all: method([], 'QuerySetSubscription'),
        set_auth: method(),
        set_auth_callback: method(),
        set_admin_auth: method(),
      },
    },
    ConvexClientBuilder: {
      kind: 'class',
      members: {
        new: method([], 'ConvexClientBuilder'),
        with_client_id: method([], 'ConvexClientBuilder'),
        with_on_state_change: method([], 'ConvexClientBuilder'),
        build: method([], 'ConvexClient'),
      },
    },
    QuerySubscription: {
      kind: 'class',
      members: { ...stream, id: method([], 'SubscriberId') },
    },
    QuerySetSubscription: { kind: 'class', members: stream },
    SubscriberId: { kind: 'class', members: {} },
    QueryResults: {
      kind: 'class',
      members: {
        get: method([], 'FunctionResult'),
        len: method(),
        is_empty: method(),
        iter: method(),
      },
    },
    FunctionResult: {
      kind: 'enum',
      members: {
        Value: enumCase([], 'Value'),
        ErrorMessage: enumCase(),
        ConvexError: enumCase([], 'ConvexError'),
      },
    },
    ConvexError: { kind: 'class', members: { message: property(), data: property('Value') } },
    Value: {
      kind: 'enum',
      members: {
        Null: enumCase(),
        Int64: enumCase(),
        Float64: enumCase(),
        Boolean: enumCase(),
        String: enumCase(),
        Bytes: enumCase(),
        Array: enumCase(),
        Object: enumCase(),
        from: method([], 'Value'),
        export: method(),
      },
    },
    WebSocketState: {
      kind: 'enum',
      members: { Connected: enumCase(), Connecting: enumCase() },
    },
  },
};
