import type { Env } from '../edgeTypes.ts';

/** The part of D1 that is used: https://developers.cloudflare.com/d1/worker-api/ */
interface Statement {
  bind(...values: (string | number)[]): Statement;
  run(): Promise<{ meta: { changes: number } }>;
}

export interface Database {
  prepare(sql: string): Statement;
}

/** The part of the rate limiter that is used. It counts in memory, and stores no key. */
interface RateLimiter {
  limit(options: { key: string }): Promise<{ success: boolean }>;
}

/** The bindings of the environment `signals` in wrangler.jsonc. Nothing checks that they are there. */
export interface SignalsEnv extends Env {
  SIGNALS?: Database;
  SIGNALS_LIMIT?: RateLimiter;
}

/** What lets a Worker finish something after its response. */
export interface Execution {
  waitUntil(promise: Promise<unknown>): void;
}
