import {
  actionGeneric,
  anyApi,
  defineSchema,
  defineTable,
  docValidator,
  getFunctionName,
  internalActionGeneric,
  internalMutationGeneric,
  internalQueryGeneric,
  mutationGeneric,
  paginationOptsValidator,
  paginationResultValidator,
  queryGeneric,
} from 'convex/server';
import * as convexValues from 'convex/values';

/** What the functions of a sample can import. The rest of `convex/server` is for HTTP and components. */
export const imports: Readonly<Record<string, unknown>> = {
  'convex/server': {
    actionGeneric,
    anyApi,
    defineSchema,
    defineTable,
    docValidator,
    getFunctionName,
    internalActionGeneric,
    internalMutationGeneric,
    internalQueryGeneric,
    mutationGeneric,
    paginationOptsValidator,
    paginationResultValidator,
    queryGeneric,
  },
  'convex/values': convexValues,
};
