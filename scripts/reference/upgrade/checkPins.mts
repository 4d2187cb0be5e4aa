import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { satisfies } from 'semver';
import { counted } from '../../../plugins/build/index.ts';
import { listCompanions, listDocs, pageStore } from '../../../plugins/content/index.ts';
import { checkSamples } from '../../../plugins/samples/index.ts';
import { runNpm } from './npm.mts';
import { prepareFolder } from './prepareFolder.mts';

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** Pages with a fence that contains a package's name. */
async function pagesWith(projectRoot: string, name: string): Promise<string[]> {
  const records = await pageStore(projectRoot).read(listDocs(projectRoot, 'docs'));
  return [...records.values()]
    .filter(({ fences }) => fences.some(({ code }) => code.includes(name)))
    .map(({ file }) => file);
}

/** Counts what is wrong with the samples of pages when one package is the newest. */
async function countFaults(projectRoot: string, spec: string, paths: string[]): Promise<number> {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'convex-docs-pin-'));
  try {
    prepareFolder(projectRoot, folder, [spec]);
    const roots = { siteDir: projectRoot, packagesRoot: folder, toolsRoot: projectRoot };
    const { pages } = await checkSamples({ ...roots, paths, cache: false });
    // Commands still name the old version.
    return pages.flatMap(({ problems }) => problems).filter(({ rule }) => rule !== 'package')
      .length;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Says of a package whose version install commands name whether the newest one still fails. */
async function checkPin(projectRoot: string, name: string): Promise<string> {
  const newest = runNpm(['view', name, 'version'], projectRoot, name).trim();
  const refusals = listCompanions(projectRoot).filter(({ peers }) => {
    const range = peers[name];
    return range !== undefined && !satisfies(newest, range, { includePrerelease: true });
  });
  if (refusals.length > 0) {
    const by = refusals.map((one) => `${one.name} ${one.version} (${one.peers[name]})`);
    return `${newest} is refused by ${by.join(', ')}`;
  }
  const { dependencies, devDependencies } = readJson(join(projectRoot, 'package.json'));
  const installed = { ...dependencies, ...devDependencies }[name];
  if (installed === newest) return `${newest} works. Remove it from pins.json`;
  if (installed === undefined) return `${newest} isn't installed here, so try it by hand`;
  const paths = await pagesWith(projectRoot, name);
  if (paths.length === 0) return 'no page names it. Remove it from pins.json';
  const faults = await countFaults(projectRoot, `${name}@latest`, paths);
  return faults > 0
    ? `${newest} breaks samples: ${counted(faults, 'problem')}`
    : `${newest} compiles. Try the page, then remove it from pins.json`;
}

/** Asks the registry whether the newest releases still fail that install commands avoid. */
export async function checkPins(projectRoot: string, log: (line: string) => void): Promise<void> {
  const pins = readJson(join(projectRoot, 'plugins/samples/checks/pins.json'));
  for (const name of Object.keys(pins)) log(`${name}: ${await checkPin(projectRoot, name)}`);
}
