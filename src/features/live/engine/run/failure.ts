import type { JSONValue } from 'convex/values';
import { PlainError } from './functions';

/** Why a function failed, as the platform reports it to a development deployment's clients. */
export interface Failure {
  error: string;
  /** The data of a `ConvexError`. */
  errorData?: JSONValue;
}

/** Reads the data of a `ConvexError`, which `convex/server` has turned into JSON text. */
function dataOf(thrown: unknown): { data: JSONValue } | undefined {
  if (typeof thrown !== 'object' || thrown === null || !(Symbol.for('ConvexError') in thrown)) {
    return undefined;
  }
  const { data } = thrown as unknown as { data: JSONValue };
  if (typeof data !== 'string') return { data };
  try {
    return { data: JSON.parse(data) as JSONValue };
  } catch {
    return { data };
  }
}

/** Describes what a function has thrown. */
export function failureOf(thrown: unknown): Failure {
  const found = dataOf(thrown);
  if (found) {
    const { data } = found;
    const text = typeof data === 'string' ? data : JSON.stringify(data);
    return { error: `Uncaught ConvexError: ${text}`, errorData: data };
  }
  if (thrown instanceof PlainError) return { error: thrown.message };
  if (thrown instanceof Error) return { error: `Uncaught ${thrown.name}: ${thrown.message}` };
  return { error: `Uncaught ${String(thrown)}` };
}

/** An error that passes a failure on to the function that called the one that failed. */
export function errorOf({ error, errorData }: Failure): Error {
  const thrown = new Error(error);
  return errorData === undefined ? thrown : Object.assign(thrown, { data: errorData });
}
