import type { CliCommand } from '../../../plugins/commands/samples/convexCommands.ts';
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

const hidden = 'hidden';
const isHidden = (kind: string) => kind.endsWith(hidden);

/** Compares two maps of names and kinds. Hidden names only count if they weren't hidden before. */
function compareMaps(
  where: string,
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): Difference[] {
  const describe = (name: string, kind: string) => (kind === '' ? name : `${name} (${kind})`);
  const gone = [...before].flatMap(([name, kind]): Difference[] => {
    const now = after.get(name);
    if (now === kind || isHidden(kind)) return [];
    if (now === undefined) return [{ where, sign: '-', what: describe(name, kind) }];
    return [{ where, sign: '~', what: `${name}: ${kind || 'listed'} → ${now}` }];
  });
  const added = [...after]
    .filter(([name, kind]) => isHidden(before.get(name) ?? hidden) && !isHidden(kind))
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

interface FlatCommand {
  kind: string;
  options: Map<string, string>;
}

/** Lists all commands, with their options and whether the help hides them. */
function flatten(command: CliCommand, path: string, into: Map<string, FlatCommand>) {
  const options = command.options.map((option): [string, string] => {
    const { long, short, value } = option;
    return [long ?? short ?? '', option.hidden ? `${values[value]}, ${hidden}` : values[value]];
  });
  into.set(path, { kind: command.hidden ? hidden : '', options: new Map(options) });
  for (const child of command.commands) flatten(child, `${path} ${child.name}`, into);
  return into;
}

/**
 * Finds commands and options that are new, gone or take values differently. For a new command, its options
 * aren't listed.
 */
export function compareCommands(before: CliCommand, after: CliCommand): Difference[] {
  const old = flatten(before, 'npx convex', new Map());
  const now = flatten(after, 'npx convex', new Map());
  const kindsOf = (map: typeof old) => new Map([...map].map(([path, { kind }]) => [path, kind]));
  const commands = compareMaps('', kindsOf(old), kindsOf(now));
  const options = [...old].flatMap(([path, { kind, options: known }]) => {
    const present = now.get(path);
    return present && !isHidden(kind) ? compareMaps(path, known, present.options) : [];
  });
  return [...commands, ...options];
}
