// What the functions of samples can import. The rest is for HTTP and components.
export {
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
