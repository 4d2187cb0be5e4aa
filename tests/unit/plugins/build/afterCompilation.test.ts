import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterCompilation } from '../../../../plugins/build/afterCompilation';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Stands for the bundler: each compilation, also one that a plugin asks for, gets the plugin's errors. */
function watch(check: () => Promise<string | undefined>) {
  const compilations: string[][] = [];
  const begins: ((compilation: never) => void)[] = [];
  const ends: (() => void)[] = [];
  const compile = () => {
    const errors: Error[] = [];
    const processed: (() => void)[] = [];
    const processAssets = { tap: (_: string, run: () => void) => void processed.push(run) };
    for (const begin of begins) begin({ errors, hooks: { processAssets } } as never);
    for (const run of processed) run();
    compilations.push(errors.map(({ message }) => message));
    for (const end of ends) end();
  };
  afterCompilation('check', check).apply({
    watching: { invalidate: compile },
    hooks: {
      thisCompilation: { tap: (_, run) => void begins.push(run as never) },
      done: { tap: (_, run) => void ends.push(run) },
    },
  });
  return { compile, compilations };
}

test('a check runs after the compilation, shows what it finds by one more, and takes back what is fixed', async () => {
  let found: string | undefined = 'docs/a.mdx:3 Wrong.';
  const { compile, compilations } = watch(async () => found);
  compile();
  expect(compilations).toEqual([[]]);
  await vi.runAllTimersAsync();
  expect(compilations).toEqual([[], ['docs/a.mdx:3 Wrong.']]);
  found = undefined;
  compile();
  await vi.runAllTimersAsync();
  expect(compilations.slice(2)).toEqual([['docs/a.mdx:3 Wrong.'], []]);
});

test('a check runs once for compilations that follow each other quickly', async () => {
  const check = vi.fn(async () => undefined);
  const { compile } = watch(check);
  compile();
  compile();
  await vi.runAllTimersAsync();
  expect(check).toHaveBeenCalledTimes(1);
});
