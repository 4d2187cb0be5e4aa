import { compare, gt, lte, valid } from 'semver';
import type { Finding } from '../../build';
import type { History } from '../releases/history';
import type { SinceMark } from '../sinceMarks';

/** What the releases of the documented package are known to be. */
export interface DocumentedPackage {
  history: History;
  /** The release that the site describes. */
  version: string;
}

function faultOf(version: string, { history, version: described }: DocumentedPackage) {
  const name = history.package;
  const releases = Object.keys(history.releases);
  const [first = ''] = releases;
  if (valid(version) !== version) {
    return `"${version}" is not the full number of a release. Write it as ${described} is written.`;
  }
  if (gt(version, described)) {
    return `${name} ${version} is newer than ${described}, which these docs describe. Remove the mark, or upgrade first.`;
  }
  if (lte(version, first)) {
    return `These docs describe ${name} from ${first} on, so a reader needs no mark for ${version}. Remove it.`;
  }
  if (releases.includes(version)) return undefined;
  const next = releases.toSorted(compare).find((release) => gt(release, version));
  return `npm has no ${name} ${version}. Name the release that brought it${next ? `, such as ${next}` : ''}.`;
}

/** Checks that a release that a page names exists and isn't newer than the documented one. */
export function checkSince(
  file: string,
  mark: SinceMark,
  documented: DocumentedPackage,
): Finding[] {
  const message = faultOf(mark.version, documented);
  if (message === undefined) return [];
  return [{ file, line: mark.line, column: mark.column, rule: 'since', message }];
}
