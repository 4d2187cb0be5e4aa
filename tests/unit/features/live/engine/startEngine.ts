import { convexToJson, type Value } from 'convex/values';
import type { RuntimeOptions } from '../../../../../src/features/live/engine/Runtime';
import type { Caller } from '../../../../../src/features/live/engine/run/calls';
import { startRuntime } from '../../../../../src/features/live/engine/startRuntime';

/** A runtime with short calls for tests. Close it at the end of the test. */
export function startEngine(options: RuntimeOptions) {
  const runtime = startRuntime({ seed: 1, ...options });
  const request = (name: string, args: Record<string, Value>, caller: Caller = 'client') => ({
    name,
    args: convexToJson(args),
    caller,
  });
  const valueOrError = (outcome: { ok: true; value: unknown } | { ok: false; error: string }) =>
    outcome.ok ? outcome.value : outcome.error;
  return {
    runtime,
    query: async (name: string, args: Record<string, Value> = {}) =>
      valueOrError(await runtime.runTransaction('query', request(name, args))),
    mutation: async (name: string, args: Record<string, Value> = {}) =>
      valueOrError(await runtime.runTransaction('mutation', request(name, args))),
    action: async (name: string, args: Record<string, Value> = {}) =>
      valueOrError(await runtime.runAction(request(name, args))),
  };
}
