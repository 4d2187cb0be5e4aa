import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandReader, readConvexCommands } from '../../../plugins/reference/index.ts';
import { checkSamples, protocolFault } from '../../../plugins/samples/index.ts';
import { compareCommands, compareExports } from './compare.mts';
import { exportsOf } from './exportsOf.mts';
import type { UpgradeReport } from './formatUpgrade.mts';
import { prepareFolder } from './prepareFolder.mts';
import { UpgradeError } from './UpgradeError.mts';

/** What to check, and the packages to check it with. */
export interface UpgradeOptions {
  /** The folder that page names are relative to. */
  siteDir: string;
  /** The project's folder. */
  projectRoot: string;
  /** Package specs for npm, such as `convex@latest`, or folders that contain a package. */
  specs: readonly string[];
  /** Files and folders, relative to the site's directory. @defaultValue `['docs']` */
  paths?: string[];
}

const cliPackage = 'convex';

/**
 * Checks the samples with other versions of packages, in a folder that is removed afterwards.
 * @throws UpgradeError when the packages can't be installed
 */
export async function checkUpgrade({
  siteDir,
  projectRoot,
  specs,
  paths = ['docs'],
}: UpgradeOptions): Promise<UpgradeReport> {
  if (specs.length === 0) {
    throw new UpgradeError('no package given. Name one: npm run check:upgrade -- convex@latest');
  }
  // The real path, because bundlers use it to identify files.
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'convex-docs-upgrade-'));
  try {
    const prepared = prepareFolder(projectRoot, folder, specs);
    const before = await checkSamples({ siteDir, packagesRoot: projectRoot, paths });
    const after = await checkSamples({
      siteDir,
      packagesRoot: folder,
      toolsRoot: projectRoot,
      paths,
      cache: false,
    });
    const symbols = new Map(
      prepared.named.map(({ name }) => [
        name,
        compareExports(exportsOf(projectRoot, name), exportsOf(folder, name)),
      ]),
    );
    const reader = join(projectRoot, commandReader);
    const commandsIn = (root: string) =>
      readConvexCommands(join(root, 'node_modules', cliPackage), reader);
    const isConvexNamed = prepared.named.some(({ name }) => name === cliPackage);
    const commands = isConvexNamed
      ? compareCommands(commandsIn(projectRoot), commandsIn(folder))
      : undefined;
    const protocol = isConvexNamed ? protocolFault(folder) : undefined;
    return { ...prepared, before, after, symbols, commands, protocol };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
