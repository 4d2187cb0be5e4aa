import { type ClientApi, type ClientType, enumCase, method, property } from '../api';

const nameAndArgs = ['name', 'args'];

// Members of every exception.
const exception = { message: property(), cause: property(), printStackTrace: method() };

const marker: ClientType = { kind: 'alias', members: {} };

/**
 * The library `dev.convex:android-convexmobile`, from github.com/get-convex/convex-mobile:
 * `ConvexClient.kt` at c6bff0f without `webSocketStateFlow` (0.7.0), `errors.kt` at fe2edaf and the
 * decoders of `jsonhelpers.kt`, all in `android/convexmobile/src/main/java/dev/convex/android`.
 */
export const kotlinApi: ClientApi = {
  package: 'android-convexmobile',
  version: '0.5.1',
  file: 'kotlin.ts',
  modules: {
    'dev.convex.android': [
      'AuthProvider',
      'AuthState',
      'ConvexClient',
      'ConvexClientWithAuth',
      'ConvexError',
      'ConvexNum',
      'Float32',
      'Float64',
      'Float64ToDoubleDecoder',
      'Float64ToFloatDecoder',
      'Int32',
      'Int64',
      'Int64ToIntDecoder',
      'Int64ToLongDecoder',
      'InternalError',
      'MobileConvexClientInterface',
      'ServerError',
    ],
  },
  types: {
    ConvexClient: {
      kind: 'class',
      create: ['deploymentUrl', 'ffiClientFactory'],
      members: {
        subscribe: method(nameAndArgs),
        mutation: method(nameAndArgs),
        action: method(nameAndArgs),
      },
    },
    ConvexClientWithAuth: {
      kind: 'class',
      parent: 'ConvexClient',
      create: ['deploymentUrl', 'authProvider', 'ffiClientFactory'],
      members: {
        authState: property(),
        login: method(['context']),
        loginFromCache: method(),
        logout: method(['context']),
      },
    },
    AuthProvider: {
      kind: 'protocol',
      members: {
        login: method(['context']),
        loginFromCache: method(),
        logout: method(['context']),
        extractIdToken: method(['authResult']),
      },
    },
    AuthState: {
      kind: 'enum',
      members: {
        Authenticated: enumCase(['userInfo']),
        Unauthenticated: enumCase(),
        AuthLoading: enumCase(),
      },
    },
    ConvexError: {
      kind: 'class',
      create: ['message', 'data', 'cause'],
      members: { ...exception, data: property() },
    },
    ServerError: { kind: 'class', create: ['message', 'cause'], members: exception },
    InternalError: { kind: 'class', create: ['message', 'cause'], members: exception },
    ConvexNum: marker,
    Int32: marker,
    Int64: marker,
    Float32: marker,
    Float64: marker,
  },
};
