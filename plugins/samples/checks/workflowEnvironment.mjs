// @ts-check
/**
 * Replaces the function of `@convex-dev/workflow` that takes clocks, randomness and `process` from the global
 * scope. A deployment has a global scope for each call, but tests share theirs with convex-test, which schedules
 * with `setTimeout`.
 */
export function setupEnvironment() {}
