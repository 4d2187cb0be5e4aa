import convert from 'npm-to-yarn';
import type { PackageManagerName } from '../../../src/lib/preferences';

/** How each manager runs the command of a package that the project has installed already. */
const runInstalled: Record<Exclude<PackageManagerName, 'npm'>, string> = {
  pnpm: 'pnpm exec',
  yarn: 'yarn',
  bun: 'bunx',
};

function convertLine(line: string, manager: PackageManagerName): string {
  if (manager === 'npm') return line;
  const installed = /^npx (convex\b.*)$/.exec(line);
  if (installed) return `${runInstalled[manager]} ${installed[1]}`;
  // One name for one command: `bun x` is `bunx`.
  return convert(line, manager).replace(/^bun x /, 'bunx ');
}

/** The same shell lines, written for npm, in another package manager's words. */
export function forPackageManager(npmLines: string, manager: PackageManagerName): string {
  return npmLines
    .split('\n')
    .map((line) => convertLine(line, manager))
    .join('\n');
}
