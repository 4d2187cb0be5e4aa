import { displayValue } from './displayValue';

/** The function that is running: its clock and its log. */
export interface Scope {
  /** Undefined in an action, where time passes. */
  frozenTime: number | undefined;
  log: string[];
}

const RealDate = Date;

/** The timers of the engine itself, which work while a function runs. */
export const { setTimeout: setTimer, setInterval, clearInterval } = globalThis;

function displayLogged(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  try {
    return displayValue(value);
  } catch {
    // JSON has no cycles.
    return String(value);
  }
}

/**
 * Replaces the clock, timers and the console of the global scope by ones for the function that is running. Outside of
 * a function, all of them work as usual.
 * @param current the running function, if there is one
 */
export function installEnvironment(current: () => Scope | undefined): void {
  const scope = globalThis as unknown as Record<string, (...values: unknown[]) => unknown>;
  const now = () => current()?.frozenTime ?? RealDate.now();
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget) as object,
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
  for (const name of ['fetch', 'setTimeout', 'setInterval']) {
    const real = scope[name];
    scope[name] = (...values) => {
      if (current()?.frozenTime === undefined) return real?.call(globalThis, ...values);
      throw new Error(
        `Can't use ${name === 'fetch' ? 'fetch()' : name} in queries and mutations. Please consider using an action. See https://docs.convex.dev/functions/actions for more details.`,
      );
    };
  }
  for (const level of ['debug', 'info', 'log', 'warn', 'error'] as const) {
    const real = console[level];
    console[level] = (...values: unknown[]) => {
      const log = current()?.log;
      if (!log) return real.call(console, ...values);
      log.push(`[${level.toUpperCase()}] ${values.map(displayLogged).join(' ')}`);
    };
  }
}
