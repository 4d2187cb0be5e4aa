import {
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
import { anyApi, getFunctionName } from 'convex/server';
import { ConvexError, compareValues, convexToJson, jsonToConvex } from 'convex/values';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';

/**
 * What the components of a sample can import. The rest of `convex/react` is for sign-in and servers, and it
 * would cost every reader several kilobytes.
 */
export const imports: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'convex/react': {
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
  },
  'convex/server': { anyApi, getFunctionName },
  'convex/values': { compareValues, ConvexError, convexToJson, jsonToConvex },
};
