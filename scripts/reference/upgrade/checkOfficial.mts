import { officialComponents } from '../../../plugins/content/index.ts';
import { runNpm } from './npm.mts';

/** Asks the registry which official components have newer releases than the list of them says. */
export function checkOfficial(projectRoot: string, log: (line: string) => void): void {
  for (const { package: name, version } of officialComponents) {
    const newest = runNpm(['view', name, 'version'], projectRoot, name).trim();
    if (newest !== version) log(`${name}: ${newest}, the list has ${version}`);
  }
}
