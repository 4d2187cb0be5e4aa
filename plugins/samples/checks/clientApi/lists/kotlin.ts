import { type ClientApi, type ClientType, enumCase, method, property } from '../api';

const nameAndArgs = ['name', 'args'];

// Members of every exception.
const exception = { message: property(), cause: property(), printStackTrace: method() };

const marker: ClientType = { kind: 'alias', members: {} };

/**
 * The library `dev.convex:android-convexmobile`, from github.com/get-convex/convex-mobile:
 * `ConvexClient.kt` and `jsonhelpers.kt` at the release 0.8.0 and `errors.kt` at fe2edaf, all in
 * `android/convexmobile/src/main/java/dev/convex/android`.
 */
export const kotlinApi: ClientApi = {
  package: 'android-convexmobile',
  version: '0.8.0',
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
      'WebSocketState',
      'WebSocketStateSubscriber',
      'initConvexLogging',
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
        webSocketStateFlow: property(),
      },
    },
    ConvexClientWithAuth: {
      kind: 'class',
      parent: 'ConvexClient',
      create: ['deploymentUrl', 'authProvider', 'coroutineScope', 'ffiClientFactory'],
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
        login: method(['context', 'onIdToken']),
        loginFromCache: method(['onIdToken']),
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
    WebSocketState: {
      kind: 'enum',
      members: { CONNECTED: enumCase(), CONNECTING: enumCase() },
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
