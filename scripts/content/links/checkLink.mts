import { setTimeout as wait } from 'node:timers/promises';

/** What became of a link. `unsure`: the host doesn't answer programs, so a person has to look. */
export interface LinkState {
  kind: 'ok' | 'broken' | 'unsure';
  /** The status or the error. */
  reason: string;
}

export interface LinkLimits {
  /** How long one attempt may take. */
  timeoutMs: number;
  attempts: number;
  /** How long to wait after the first attempt; twice as long after each further one. */
  pauseMs: number;
}

/** Statuses that hosts send to turn programs away. */
const refusals = new Set([401, 403, 405, 406, 429, 451, 999]);

/** Statuses that won't change with the next attempt. */
const isFinal = (status: number) => status < 500 && status !== 408 && status !== 429;

/** Some hosts refuse requests without a browser's `Accept`. */
const headers = {
  accept: 'text/html,*/*;q=0.8',
  'user-agent': 'Mozilla/5.0 (compatible; convex-docs link check)',
};

async function attempt(address: string, timeoutMs: number): Promise<number | string> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(address, { headers, signal });
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    const { name, message, cause } = error as Error & { cause?: { code?: string } };
    return name === 'TimeoutError'
      ? `no response within ${timeoutMs / 1000} s`
      : (cause?.code ?? message);
  }
}

/** Follows a link, and tries again after what may pass: no connection, no answer, faults of the server. */
export async function checkLink(
  address: string,
  { timeoutMs, attempts, pauseMs }: LinkLimits,
): Promise<LinkState> {
  for (let count = 1; ; count += 1) {
    const answer = await attempt(address, timeoutMs);
    const isStatus = typeof answer === 'number';
    if (isStatus && answer < 400) return { kind: 'ok', reason: String(answer) };
    if (count === attempts || (isStatus && isFinal(answer))) {
      const kind = isStatus && refusals.has(answer) ? 'unsure' : 'broken';
      return { kind, reason: String(answer) };
    }
    await wait(pauseMs * 2 ** (count - 1));
  }
}
