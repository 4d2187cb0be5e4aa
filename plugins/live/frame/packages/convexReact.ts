// What the components of samples can import. The rest is for sign-in and servers, and would cost every reader several
// kilobytes.
export {
  ConvexProvider,
  ConvexReactClient,
  insertAtBottomIfLoaded,
  insertAtPosition,
  insertAtTop,
  optimisticallyUpdateValueInPaginatedQuery,
  useAction,
  useConvex,
  useConvexConnectionState,
  useMutation,
  usePaginatedQuery,
  useQueries,
  useQuery,
} from 'convex/react';
