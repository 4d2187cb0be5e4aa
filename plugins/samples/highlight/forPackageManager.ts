import convert from 'npm-to-yarn';
import type { PackageManagerName } from '../../../src/lib/preferences';

/** How each manager runs a command of an installed package. */
const runInstalled: Record<Exclude<PackageManagerName, 'npm'>, string> = {
  pnpm: 'pnpm exec',
  yarn: 'yarn',
  bun: 'bunx',
};

function convertLine(line: string, manager: PackageManagerName): string {
  if (manager === 'npm') return line;
  const installed = /^npx (convex\b.*)$/.exec(line);
  if (installed) return `${runInstalled[manager]} ${installed[1]}`;
  // Two spellings of one command: `bun x` is `bunx`.
  return convert(line, manager).replace(/^bun x /, 'bunx ');
}

/** Translates shell lines written for npm to another package manager. */
export function forPackageManager(npmLines: string, manager: PackageManagerName): string {
  return npmLines
    .split('\n')
    .map((line) => convertLine(line, manager))
    .join('\n');
}
