import { type ClientApi, type ClientType, enumCase, method, property } from '../api';

const numberWrapper: ClientType = {
  kind: 'wrapper',
  create: ['wrappedValue'],
  members: { wrappedValue: property() },
};

/**
 * The Swift package `ConvexMobile`, from github.com/get-convex/convex-swift:
 * `Sources/ConvexMobile/ConvexMobile.swift` at the tag 0.8.1, `Decoding.swift` at 6a7739a, `Encoding.swift`
 * at e311438, and `ClientError` and `WebSocketState` from `Sources/UniFFI/convexmobile.swift`.
 */
export const swiftApi: ClientApi = {
  package: 'convex-swift',
  version: '0.8.1',
  file: 'swift.ts',
  modules: {
    ConvexMobile: [
      'AuthProvider',
      'AuthState',
      'ClientError',
      'ConvexClient',
      'ConvexClientWithAuth',
      'ConvexEncodable',
      'ConvexFloat',
      'ConvexInt',
      'OptionalConvexFloat',
      'OptionalConvexInt',
      'WebSocketState',
      'initConvexLogging',
    ],
  },
  types: {
    ConvexClient: {
      kind: 'class',
      create: ['deploymentUrl'],
      members: {
        subscribe: method(['to', 'with', 'yielding']),
        mutation: method(['with']),
        action: method(['with']),
        watchWebSocketState: method(),
      },
    },
    ConvexClientWithAuth: {
      kind: 'class',
      parent: 'ConvexClient',
      create: ['deploymentUrl', 'authProvider'],
      members: {
        authState: property(),
        login: method(),
        loginFromCache: method(),
        logout: method(),
      },
    },
    AuthProvider: {
      kind: 'protocol',
      members: {
        login: method(['onIdToken']),
        loginFromCache: method(['onIdToken']),
        logout: method(),
        extractIdToken: method(['from']),
      },
    },
    AuthState: {
      kind: 'enum',
      members: {
        authenticated: enumCase(),
        unauthenticated: enumCase(),
        loading: enumCase(),
      },
    },
    WebSocketState: {
      kind: 'enum',
      members: { connected: enumCase(), connecting: enumCase() },
    },
    ClientError: {
      kind: 'enum',
      members: {
        ConvexError: enumCase(['data']),
        ServerError: enumCase(['msg']),
        InternalError: enumCase(['msg']),
        localizedDescription: property(),
      },
    },
    ConvexEncodable: { kind: 'protocol', members: { convexEncode: method() } },
    ConvexInt: numberWrapper,
    ConvexFloat: numberWrapper,
    OptionalConvexInt: numberWrapper,
    OptionalConvexFloat: numberWrapper,
  },
};
