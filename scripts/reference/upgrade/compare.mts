import type { CliCommand, CommandOption } from '../../../plugins/reference/index.ts';
import type { PackageExports } from './exportsOf.mts';

/** A difference, as a line of the report: `+` is new, `-` is gone, `~` has a different kind. */
export interface Difference {
  /** The entry point or the command. */
  where: string;
  sign: '+' | '-' | '~';
  what: string;
}

const byName = (a: Difference, b: Difference) =>
  a.where.localeCompare(b.where) || a.what.localeCompare(b.what);

/** Compares two maps of names and kinds. */
function compareMaps(
  where: string,
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): Difference[] {
  const describe = (name: string, kind: string) => (kind === '' ? name : `${name} (${kind})`);
  const gone = [...before].flatMap(([name, kind]): Difference[] => {
    const now = after.get(name);
    if (now === kind) return [];
    if (now === undefined) return [{ where, sign: '-', what: describe(name, kind) }];
    return [{ where, sign: '~', what: `${name}: ${kind || 'listed'} → ${now || 'listed'}` }];
  });
  const added = [...after]
    .filter(([name]) => !before.has(name))
    .map(([name, kind]): Difference => ({ where, sign: '+', what: describe(name, kind) }));
  return [...gone, ...added].sort(byName);
}

/** Finds symbols that are new, gone or of a different kind, by entry point. */
export function compareExports(before: PackageExports, after: PackageExports): Difference[] {
  const entries = [...new Set([...before.keys(), ...after.keys()])].sort();
  return entries.flatMap((entry) =>
    compareMaps(entry, before.get(entry) ?? new Map(), after.get(entry) ?? new Map()),
  );
}

const values = { required: 'takes a value', optional: 'may take a value', none: 'flag' } as const;

/** Describes an option as far as the reference of the CLI shows it. */
function kindOf({ value, choices, default: initial, hidden }: CommandOption): string {
  return [
    values[value],
    ...(choices === null ? [] : [choices.join(' | ')]),
    ...(initial === null ? [] : [`default ${JSON.stringify(initial)}`]),
    ...(hidden ? ['hidden'] : []),
  ].join(', ');
}

interface FlatCommand {
  kind: string;
  options: Map<string, string>;
}

/** Lists all commands with their arguments and options, including those that the help hides. */
function flatten(command: CliCommand, path: string, into: Map<string, FlatCommand>) {
  const args = command.arguments.map(({ name, required }): [string, string] => [
    required ? `<${name}>` : `[${name}]`,
    'argument',
  ]);
  const options = command.options.map((option): [string, string] => [
    option.long ?? option.short ?? '',
    kindOf(option),
  ]);
  const kind = command.hidden ? 'hidden' : '';
  into.set(path, { kind, options: new Map([...args, ...options]) });
  for (const child of command.commands) flatten(child, `${path} ${child.name}`, into);
  return into;
}

/**
 * Finds commands, arguments and options that are new, gone or different. Hidden ones count, because the
 * reference describes them. For a new command, its options aren't listed.
 */
export function compareCommands(before: CliCommand, after: CliCommand): Difference[] {
  const old = flatten(before, 'npx convex', new Map());
  const now = flatten(after, 'npx convex', new Map());
  const kindsOf = (map: typeof old) => new Map([...map].map(([path, { kind }]) => [path, kind]));
  const commands = compareMaps('', kindsOf(old), kindsOf(now));
  const options = [...old].flatMap(([path, { options: known }]) => {
    const present = now.get(path);
    return present ? compareMaps(path, known, present.options) : [];
  });
  return [...commands, ...options];
}
