import { expect } from 'vitest';

/**
 * Applies one rule to many subjects, such as all pages, and lists what is wrong as `name: fault`. A rule
 * that is kept returns `false` or nothing. @throws without subjects, because a rule that looks at nothing can't fail.
 */
export function violations<Subject>(
  subjects: Iterable<readonly [name: string, subject: Subject]>,
  faultsOf: (subject: Subject, name: string) => readonly (string | false | undefined)[],
): string[] {
  const all = [...subjects];
  if (all.length === 0) throw new Error('There is nothing to check.');
  return all.flatMap(([name, subject]) =>
    faultsOf(subject, name)
      .filter((fault) => fault !== false && fault !== undefined)
      .map((fault) => `${name}: ${fault}`),
  );
}

/** Fails with what is wrong, if anything is. */
export function expectNone<Subject>(...args: Parameters<typeof violations<Subject>>): void {
  expect(violations(...args)).toEqual([]);
}
