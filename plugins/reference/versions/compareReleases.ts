import {
  type Call,
  callKeys,
  type History,
  type Part,
  type Parts,
  type Release,
  type Surface,
} from '../../content';

/** What a release changed, as keys of parts. Parts of a part that is new or gone aren't listed. */
export interface Changes {
  new: string[];
  deprecated: string[];
  /** No longer deprecated. */
  restored: string[];
  removed: string[];
  /** From the key in the release before to the new one: forms and parameters of functions are renamed. */
  renamed: [string, string][];
}

const nothing = (): Changes => ({
  new: [],
  deprecated: [],
  restored: [],
  removed: [],
  renamed: [],
});

function compareParts(before: Parts, after: Parts, [from, to]: [string, string], into: Changes) {
  for (const [key, part] of Object.entries(after)) {
    const old = before[key];
    if (old) comparePart(old, part, [from + key, to + key], into);
    else into.new.push(to + key);
  }
  for (const key of Object.keys(before)) if (!after[key]) into.removed.push(from + key);
}

function comparePart(before: Part, after: Part, keys: [string, string], into: Changes): void {
  const [from, to] = keys;
  // A property that became a function is used differently.
  if (after.calls && !before.calls) {
    into.new.push(to);
    return;
  }
  if (from !== to) into.renamed.push(keys);
  if (after.isDeprecated && !before.isDeprecated) into.deprecated.push(to);
  if (before.isDeprecated && !after.isDeprecated) into.restored.push(to);
  compareParts(before.parts ?? {}, after.parts ?? {}, keys, into);
  compareCalls(before.calls ?? [], after.calls ?? [], keys, into);
}

/** How much two forms have in common: the names of their parameters count, then their types. */
function likeness(one: Call, other: Call): number {
  const shared = one.parameters.filter(({ name }) =>
    other.parameters.some((parameter) => parameter.name === name),
  ).length;
  const sameTypes = one.parameters.every(
    ({ type }, index) => other.parameters[index]?.type === type,
  );
  const sameCount = one.parameters.length === other.parameters.length;
  return shared * 4 + (sameCount ? 2 : 0) + (sameTypes ? 1 : 0);
}

/** Finds for each form the one that it was before; the most similar ones first. */
function pairCalls(before: readonly Call[], after: readonly Call[]): Map<Call, Call> {
  const candidates = after
    .flatMap((call) => before.map((old) => ({ call, old, score: likeness(call, old) })))
    .sort((a, b) => b.score - a.score);
  const pairs = new Map<Call, Call>();
  const taken = new Set<Call>();
  for (const { call, old } of candidates) {
    if (pairs.has(call) || taken.has(old)) continue;
    pairs.set(call, old);
    taken.add(old);
  }
  return pairs;
}

function compareCalls(
  before: readonly Call[],
  after: readonly Call[],
  [from, to]: [string, string],
  into: Changes,
): void {
  const pairs = pairCalls(before, after);
  const oldKeys = callKeys(before);
  const newKeys = callKeys(after);
  for (const [index, call] of after.entries()) {
    const old = pairs.get(call);
    const key = to + newKeys[index];
    if (old) compareCall(old, call, [from + oldKeys[before.indexOf(old)], key], into);
    else into.new.push(key);
  }
  const kept = new Set(pairs.values());
  for (const [index, call] of before.entries()) {
    if (!kept.has(call)) into.removed.push(from + oldKeys[index]);
  }
}

/** Parameters at the same place are the same ones, whatever their names are, if their number hasn't changed. */
function compareCall(before: Call, after: Call, keys: [string, string], into: Changes): void {
  const [from, to] = keys;
  if (from !== to) into.renamed.push(keys);
  // A form that is the function has its key, and the function reports it.
  const isForm = to.endsWith(')');
  if (isForm && after.isDeprecated && !before.isDeprecated) into.deprecated.push(to);
  if (isForm && before.isDeprecated && !after.isDeprecated) into.restored.push(to);
  const missing = before.parameters.filter(({ name }) => !after.parts?.[`#${name}`]);
  const added = after.parameters.filter(({ name }) => !before.parts?.[`#${name}`]);
  const isRenamed = missing.length === added.length;
  for (const [key, part] of Object.entries(after.parts ?? {})) {
    const place = added.findIndex(({ name }) => key === `#${name}`);
    const oldKey = isRenamed && place >= 0 ? `#${missing[place]?.name}` : key;
    const old = before.parts?.[oldKey];
    if (old) comparePart(old, part, [from + oldKey, to + key], into);
    else into.new.push(to + key);
  }
  if (!isRenamed) into.removed.push(...missing.map(({ name }) => `${from}#${name}`));
}

/** Finds what a release changed. */
export function compareSurfaces(before: Surface, after: Surface): Record<keyof Surface, Changes> {
  const result = { api: nothing(), cli: nothing() };
  compareParts(before.api, after.api, ['', ''], result.api);
  compareParts(before.cli, after.cli, ['', ''], result.cli);
  return result;
}

const kinds = ['new', 'deprecated', 'removed'] as const;

/** The key after a release renamed forms or parameters, which its own parts follow. */
function renamedKey(key: string, renamed: Changes['renamed']): string {
  for (const [from, to] of renamed) {
    const rest = key.startsWith(from) ? key.slice(from.length) : undefined;
    // With a second form, the first one has a key other than the function's, which stays.
    const isSameKind = from.endsWith(')') === to.endsWith(')');
    if (rest !== undefined && (isSameKind ? /^(?:[.#=(]|$)/ : /^#/).test(rest)) return to + rest;
  }
  return key;
}

function mapLists(
  release: Release,
  map: (keys: string[], surface: 'api' | 'cli', kind: (typeof kinds)[number]) => string[],
): Release {
  const result: Release = {};
  for (const surface of ['api', 'cli'] as const) {
    for (const kind of kinds) {
      const keys = map(release[surface]?.[kind] ?? [], surface, kind);
      if (keys.length > 0) result[surface] = { ...result[surface], [kind]: keys };
    }
  }
  return result;
}

/** Returns the history with one more release. */
export function addRelease(
  { releases, ...rest }: History,
  version: string,
  changes: Record<'api' | 'cli', Changes>,
): History {
  const earlier = Object.entries(releases).map(([name, release]): [string, Release] => [
    name,
    mapLists(release, (keys, surface, kind) => {
      const { renamed, restored } = changes[surface];
      const now = keys.map((key) => renamedKey(key, renamed)).sort();
      return kind === 'deprecated' ? now.filter((key) => !restored.includes(key)) : now;
    }),
  ]);
  const added = mapLists({}, (_, surface, kind) => changes[surface][kind].toSorted());
  return { ...rest, releases: Object.fromEntries([...earlier, [version, added]]) };
}

/** The text of the file: a line for each key, so that a new release only adds lines. */
export function formatHistory(history: History): string {
  return `${JSON.stringify(history, null, 2)}\n`;
}
