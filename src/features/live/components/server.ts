// `convex/server` for the functions of a sample with components. `components.js` has it as a function of `Convex`, so
// that each component and the app have their own, whose system calls say who makes them.
export { componentsGeneric } from 'convex/server';
export * from '../packages/convexServer';
