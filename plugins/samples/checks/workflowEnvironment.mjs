// @ts-check
/**
 * Replaces the function of `@convex-dev/workflow` that takes `process` and the like from the global scope, and
 * the one it returns, which puts them back. A deployment has a global scope for each call, but tests share theirs
 * with the test runner. convex-test keeps what is assigned apart, not what is deleted.
 */
export const setupEnvironment = () => () => {};
