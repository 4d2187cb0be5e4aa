const reactHooks = [
  'useCallback',
  'useContext',
  'useDeferredValue',
  'useEffect',
  'useId',
  'useLayoutEffect',
  'useMemo',
  'useOptimistic',
  'useReducer',
  'useRef',
  'useState',
  'useSyncExternalStore',
  'useTransition',
];

/**
 * Names in inline code that look like names of the package but aren't, with the reason. If a name was removed
 * from the package, fix the page instead of adding it here.
 */
export const exceptions: Readonly<Record<string, string>> = {
  ...Object.fromEntries(reactHooks.map((name) => [name, 'a hook of React'])),
  ConvexAuthProvider: 'exported by @convex-dev/auth',
  ConvexCredentials: 'exported by @convex-dev/auth',
  ConvexProviderWithAuthKit: 'exported by @convex-dev/workos',
  ConvexClientBuilder: 'of the Rust crate convex',
  ConvexClientWithAuth: 'of the Swift and Kotlin clients',
  ConvexEncodable: 'of the Swift client',
  ConvexFloat: 'of the Swift client',
  ConvexInt: 'of the Swift client',
  ConvexInt64: 'of the Python package convex',
  ConvexMobile: 'of the Swift client',
  ConvexNum: 'of the Kotlin client',
  ConvexQueryClient: 'exported by @convex-dev/react-query',
  useConvexAction: 'exported by @convex-dev/react-query',
  useConvexHttpClient: 'exported by convex-vue',
  useConvexHttpQuery: 'exported by convex-vue',
  useConvexMutation: 'exported by @convex-dev/react-query and convex-vue',
  useConvexPaginatedQuery: 'exported by @convex-dev/react-query',
  useRouteLoaderData: 'a hook of Remix',
  useSuspenseQuery: 'a hook of TanStack Query',
  useThreadMessages: 'a hook of @convex-dev/agent',
  useAuth: 'a hook of Clerk and of AuthKit',
  useAuth0: 'a hook of Auth0',
  useAuthToken: 'a hook of @convex-dev/auth',
};

/** Names that the code generator writes to `convex/_generated`. They are described at /generated-api. */
export const generatedNames: readonly string[] = [
  'ActionCtx',
  'DataModel',
  'DatabaseReader',
  'DatabaseWriter',
  'Doc',
  'Id',
  'MutationCtx',
  'QueryCtx',
  'TableNames',
  'action',
  'api',
  'components',
  'httpAction',
  'internal',
  'internalAction',
  'internalMutation',
  'internalQuery',
  'mutation',
  'query',
];
