import { type ClientApi, type ClientType, enumCase, method, property } from '../api';

const numberWrapper: ClientType = {
  kind: 'wrapper',
  create: ['wrappedValue'],
  members: { wrappedValue: property() },
};

/**
 * The Swift package `ConvexMobile`, from github.com/get-convex/convex-swift:
 * `Sources/ConvexMobile/ConvexMobile.swift` at a0079f8 without the token refresh of 0.6.0, `Decoding.swift`
 * at 6a7739a, `Encoding.swift` at e311438, and `ClientError` from `Sources/UniFFI/convexmobile.swift`.
 */
export const swiftApi: ClientApi = {
  package: 'convex-swift',
  version: '0.5.5',
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
        login: method(),
        loginFromCache: method(),
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
