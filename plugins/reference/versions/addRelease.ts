import type { History, Release } from '../../content';
import type { Changes } from './compareSurfaces';

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
