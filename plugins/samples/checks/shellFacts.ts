import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CliCommand, commandReader, readConvexCommands } from '../../reference';
import type { ShellFacts } from './checkShell';

/** Reads what shell samples are checked against: the installed CLI, and the versions of packages. */
export function shellFactsOf(packagesRoot: string): ShellFacts {
  let cli: CliCommand | undefined;
  const packageDir = join(packagesRoot, 'node_modules/convex');
  const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
  const { dependencies, devDependencies } = readJson(join(packagesRoot, 'package.json'));
  const checksDir = join(packagesRoot, 'plugins/samples/checks');
  return {
    cli() {
      cli ??= readConvexCommands(packageDir, join(packagesRoot, commandReader));
      return cli;
    },
    packages: {
      ...dependencies,
      ...devDependencies,
      ...readJson(join(checksDir, 'packages.json')),
    },
    pins: readJson(join(checksDir, 'pins.json')),
  };
}
