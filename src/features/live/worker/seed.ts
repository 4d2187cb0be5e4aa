import type { Runtime } from '../engine/Runtime';

/** Runs `convex/seed.ts`, which writes the documents that a sample starts with. */
export async function seed(runtime: Runtime): Promise<void> {
  if (!runtime.modules.seed) return;
  const call = { name: 'seed:default', args: {}, caller: 'seed' } as const;
  const outcome = await runtime.runTransaction('mutation', call);
  if (!outcome.ok) throw new Error(`convex/seed.ts: ${outcome.error}`);
}
