// `convex/server` for the functions of a sample with components. `components.js` has it as a function of `Convex`, so
// that each component and the app have their own, whose system calls say who makes them.
export {
  actionGeneric,
  anyApi,
  componentsGeneric,
  createFunctionHandle,
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
