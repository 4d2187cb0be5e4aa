import { counted } from '../../../plugins/build/index.ts';
import type { Problem, SampleReport } from '../../../plugins/samples/index.ts';
import { formatProblem } from '../../../plugins/samples/index.ts';
import type { Difference } from './compare.mts';
import type { Change, PreparedFolder } from './prepareFolder.mts';

/** Everything that other versions of the packages would change. */
export interface UpgradeReport extends PreparedFolder {
  /** The check with the project's packages. */
  before: SampleReport;
  /** The check with the other versions. */
  after: SampleReport;
  /** Exports by requested package. */
  symbols: Map<string, Difference[]>;
  /** Undefined if the CLI is the same. */
  commands: Difference[] | undefined;
  /** What live samples need before they work with the other version, if they need anything. */
  protocol: string | undefined;
}

const identity = ({ file, rule, message, line }: Problem) => [file, line, rule, message].join('\0');
const changeLine = ({ name, from, to }: Change) => `${name} ${from} → ${to}`;

function countSigns(differences: readonly Difference[]): string {
  const count = (sign: string) => differences.filter((one) => one.sign === sign).length;
  return `${count('+')} new, ${count('-')} gone, ${count('~')} changed`;
}

function listDifferences(differences: readonly Difference[]): string[] {
  const places = [...new Set(differences.map(({ where }) => where))];
  return places.flatMap((place) => [
    ...(place === '' ? [] : [`  ${place}`]),
    ...differences
      .filter(({ where }) => where === place)
      .map(({ sign, what }) => `    ${sign} ${what}`),
  ]);
}

/** Lists the pages that break, those with the most problems first. Existing problems are only counted. */
function pageLines({ before, after }: UpgradeReport): string[] {
  const known = new Set(before.pages.flatMap(({ problems }) => problems.map(identity)));
  const pages = after.pages
    .map(({ file, problems }) => ({
      file,
      problems: problems.filter((problem) => !known.has(identity(problem))),
    }))
    .filter(({ problems }) => problems.length > 0)
    .sort((a, b) => b.problems.length - a.problems.length || a.file.localeCompare(b.file));
  const total = pages.reduce((sum, { problems }) => sum + problems.length, 0);
  const now = after.pages.flatMap(({ problems }) => problems.map(identity));
  const healed = [...known].filter((id) => !now.includes(id)).length;
  const looked = counted(after.pages.length, 'page');
  return [
    total === 0
      ? `Pages: none of ${looked} breaks`
      : `Pages: ${pages.length} of ${looked} break, ${counted(total, 'problem')}`,
    ...pages.flatMap(({ file, problems }) => [
      `  ${file}  ${counted(problems.length, 'problem')}`,
      ...problems.map((problem) => `    ${formatProblem(problem).replaceAll('\n', '\n    ')}`),
    ]),
    ...(known.size === 0
      ? []
      : [`  Not counted: ${counted(known.size, 'problem')} of today, ${healed} of them gone then`]),
  ];
}

/** Formats the report for the terminal. */
export function formatUpgrade(report: UpgradeReport): string {
  const { named, raised, misfits, symbols, commands, protocol } = report;
  const lines = [
    ...named.map(changeLine),
    ...raised.map((change) => `${changeLine(change)} (follows)`),
    ...misfits.map(
      ({ name, version, why }) => `${name} ${version} stays: every version wants ${why}`,
    ),
    '',
    ...pageLines(report),
  ];
  for (const [name, differences] of symbols) {
    lines.push(
      '',
      `Symbols of ${name}: ${countSigns(differences)}`,
      ...listDifferences(differences),
    );
  }
  if (commands) {
    lines.push('', `Commands and options: ${countSigns(commands)}`, ...listDifferences(commands));
  }
  if (protocol !== undefined) lines.push('', `Live samples: ${protocol}`);
  return lines.join('\n');
}
