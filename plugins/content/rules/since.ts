import { compare, gt, lte, valid } from 'semver';
import type { Finding } from '../../build';
import type { History } from '../data/history';
import { marksOf } from '../data/marks';
import type { SinceMark } from '../parse/sinceMarks';

/** What the releases of the documented package are known to be. */
export interface DocumentedPackage {
  history: History;
  /** The release that the site describes. */
  version: string;
}

/** The only release that brought parts with a name, such as `getSnapshotTs()`, `env list` or `--start`. */
function releaseOf(name: string, { history, version }: DocumentedPackage): string | undefined {
  const part = name.replace(/^(?:npx convex |(?:ctx|client)\.)|\(.*\)$/g, '');
  const surfaces = (['api', 'cli'] as const).map((surface) => marksOf(history, surface, version));
  const releases = surfaces.flatMap((marks) =>
    [...marks].flatMap(([key, { since }]) =>
      since !== undefined && (key === part || key.split(/[/. ]/).at(-1) === part) ? [since] : [],
    ),
  );
  return new Set(releases).size === 1 ? releases[0] : undefined;
}

function faultOf({ version, name = '' }: SinceMark, documented: DocumentedPackage) {
  const { history, version: described } = documented;
  const { package: packageName } = history;
  const releases = Object.keys(history.releases);
  const [first = ''] = releases;
  if (valid(version) !== version) {
    return `"${version}" is not the full number of a release. Write it as ${described} is written.`;
  }
  if (gt(version, described)) {
    return `${packageName} ${version} is newer than ${described}, which these docs describe. Remove the mark, or upgrade first.`;
  }
  if (lte(version, first)) {
    return `These docs describe ${packageName} from ${first} on, so a reader needs no mark for ${version}. Remove it.`;
  }
  const brought = releaseOf(name, documented);
  if (brought !== undefined && brought !== version) {
    return `${packageName} ${brought} brought \`${name}\`, not ${version}. Correct the mark.`;
  }
  if (releases.includes(version)) return undefined;
  const next = releases.toSorted(compare).find((release) => gt(release, version));
  return `npm has no ${packageName} ${version}. Name the release that brought it${next ? `, such as ${next}` : ''}.`;
}

/** Checks that a release that a page names exists and isn't newer than the documented one. */
export function checkSince(
  file: string,
  mark: SinceMark,
  documented: DocumentedPackage,
): Finding[] {
  const message = faultOf(mark, documented);
  if (message === undefined) return [];
  return [{ file, line: mark.line, column: mark.column, rule: 'since', message }];
}
