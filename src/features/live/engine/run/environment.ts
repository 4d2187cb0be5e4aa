/** What a function has logged: `[LOG] 'text'`. */
export type LogLine = string;

/** The function that is running: its clock, its random numbers and its log. */
export interface Scope {
  /** Undefined in an action, where time passes. */
  frozenTime: number | undefined;
  random: () => number;
  log: LogLine[];
}

const RealDate = Date;
const levels = ['debug', 'info', 'log', 'warn', 'error'] as const;

function displayLogged(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (typeof value === 'bigint') return `${value}n`;
  try {
    return (
      JSON.stringify(value, (_, item: unknown) => (typeof item === 'bigint' ? `${item}n` : item)) ??
      String(value)
    );
  } catch {
    return String(value);
  }
}

const forbidden = ['fetch', 'setTimeout', 'setInterval'] as const;

const notHere = (what: string) =>
  new Error(
    `Can't use ${what} in queries and mutations. Please consider using an action. See https://docs.convex.dev/functions/actions for more details.`,
  );

/**
 * Replaces the clock, random numbers, timers and the console of the global scope by ones for the function that
 * is running. Outside of a function, all of them work as usual.
 * @param current the running function, if there is one
 * @returns a function that puts the real ones back
 */
export function installEnvironment(current: () => Scope | undefined): () => void {
  const scope = globalThis as unknown as Record<string, unknown>;
  const real = new Map<string, unknown>();
  const replace = (name: string, value: unknown) => {
    real.set(name, scope[name]);
    scope[name] = value;
  };

  const now = () => current()?.frozenTime ?? RealDate.now();
  const FunctionDate = new Proxy(RealDate, {
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget) as object,
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
  replace('Date', FunctionDate);

  const realRandom = Math.random;
  Math.random = () => (current()?.random ?? realRandom)();

  for (const name of forbidden) {
    const call = scope[name] as ((...values: unknown[]) => unknown) | undefined;
    replace(name, (...values: unknown[]) => {
      if (current()?.frozenTime !== undefined) throw notHere(name === 'fetch' ? 'fetch()' : name);
      return call?.call(globalThis, ...values);
    });
  }

  const realConsole = new Map(levels.map((level) => [level, console[level]]));
  for (const level of levels) {
    console[level] = (...values: unknown[]) => {
      const running = current();
      if (!running) return realConsole.get(level)?.call(console, ...values);
      running.log.push(`[${level.toUpperCase()}] ${values.map(displayLogged).join(' ')}`);
    };
  }

  return () => {
    for (const [name, value] of real) scope[name] = value;
    Math.random = realRandom;
    for (const [level, write] of realConsole) console[level] = write;
  };
}
