import type { PatchTarget } from './definePatch';

/** Builds whose routes are split: with the hash router no page brings its own, and the dev server adds pages while it runs. */
export function hasFlatRoutes({ isServer, isProduction, context }: PatchTarget): boolean {
  const { experimental_router: router } = context.siteConfig.future;
  return !isServer && isProduction && router !== 'hash';
}
