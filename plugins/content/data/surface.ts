/**
 * A name that readers can use, or a part of one: a member, a parameter, a key of an object, a literal value, a command
 * or an option.
 */
export interface Part {
  isDeprecated?: true;
  /** Parts by what follows the key of this one: `.member`, `#parameter`, `="value"`, ` --option`. */
  parts?: Parts;
  /** The forms of something that can be called. */
  calls?: Call[];
}

export type Parts = Record<string, Part>;

/** One form of a function. */
export interface Call extends Part {
  parameters: { name: string; type: string }[];
}

/** What one release of the package offers. */
export interface Surface {
  /** By entry point and name: `server/defineTable`. */
  api: Parts;
  /** By the words that run a command: `env set`. */
  cli: Parts;
}

const namesOf = ({ parameters }: Call) => parameters.map(({ name }) => name).join(', ');

/**
 * What the key of each form adds to the function's: nothing if there is only one, otherwise the names of its
 * parameters, and their types where forms have the same names.
 */
export function callKeys(calls: readonly Call[]): string[] {
  if (calls.length < 2) return calls.map(() => '');
  const names = calls.map(namesOf);
  return calls.map((call, index) => {
    const own = names[index] ?? '';
    if (names.filter((other) => other === own).length === 1) return `(${own})`;
    return `(${call.parameters.map(({ name, type }) => `${name}: ${type}`).join(', ')})`;
  });
}
