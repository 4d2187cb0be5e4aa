import { posix } from 'node:path';
import { compare, gt, lte, valid } from 'semver';
import type { Finding } from '../../build';
import { cliNotesOf, isReferencePage } from '../data/generated';
import { type History, laterReleases, marksOf } from '../data/history';
import type { SinceMark } from '../parse/headings';
import type { ParsedPage } from '../parse/parsedPage';

export interface DocumentedPackage {
  history: History;
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

/** The page that lists what each release brought. */
const route = '/changes';

interface Section {
  version: string;
  line: number;
  files: Set<string>;
}

function sectionsOf({ file, headings, links }: ParsedPage): Section[] {
  const titles = headings.filter(({ depth }) => depth === 2);
  return titles.flatMap(({ id, line }, index) => {
    if (valid(id) === null) return [];
    const end = titles[index + 1]?.line ?? Number.POSITIVE_INFINITY;
    const own = links.filter(({ place }) => place.line > line && place.line < end);
    const paths = own.map(({ url }) => url.replace(/[?#].*/, ''));
    const files = paths.map((path) => posix.join(posix.dirname(file), path));
    return [{ version: id, line, files: new Set(files) }];
  });
}

/** Checks that the list has each release once, newest first, and none that was never published. */
function checkSections(
  file: string,
  sections: readonly Section[],
  { history, version }: DocumentedPackage,
): Finding[] {
  const at = (line: number, message: string): Finding => ({
    file,
    line,
    column: 1,
    rule: 'changes-release',
    message,
  });
  const listed = sections.map((section) => section.version);
  const missing = laterReleases(history, version).filter((one) => !listed.includes(one));
  return [
    ...missing.map((one) =>
      at(
        1,
        `${history.package} ${one} is missing. Add "## ${one} {/* #${one} */}" and its entries.`,
      ),
    ),
    ...sections.flatMap(({ version: one, line }, index) => {
      const before = listed[index - 1];
      if (!(one in history.releases)) {
        const fix = 'Move its entries to the release that brought them.';
        return [at(line, `npm has no ${history.package} ${one}. ${fix}`)];
      }
      if (before === undefined || gt(before, one)) return [];
      return [at(line, `${one} is below ${before}. Put the newest release first.`)];
    }),
  ];
}

/** Checks the list of changes, and that it has an entry for each release that a page marks something with. */
export function checkChanges(
  pages: ReadonlyMap<string, ParsedPage>,
  documented: DocumentedPackage,
): Finding[] {
  const list = [...pages.values()].find((page) => page.route === route);
  if (!list) return [];
  const sections = sectionsOf(list);
  const findings = checkSections(list.file, sections, documented);
  for (const { file, since } of pages.values()) {
    // References are made from the whole history; the list has what readers need.
    if (isReferencePage(file) || cliNotesOf(file)) continue;
    for (const { version, line, column } of since) {
      const section = sections.find((one) => one.version === version);
      if (!section || section.files.has(file)) continue;
      const message = `${list.file} has no entry with a link to this page below "## ${version}". Add it.`;
      findings.push({ file, line, column, rule: 'changes-entry', message });
    }
  }
  return findings;
}
