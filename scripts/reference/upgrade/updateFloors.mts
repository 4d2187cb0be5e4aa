import { writeFileSync } from 'node:fs';
import { compare, gt } from 'semver';
import { counted } from '../../../plugins/build/index.ts';
import { floorsFile, formatFloors } from '../../../plugins/content/index.ts';
import { findFloors } from '../../../plugins/samples/index.ts';
import { runNpm } from './npm.mts';

interface UpdateOptions {
  /** Whether to look at all pages, not only those that have changed. */
  isAnew?: boolean;
  log: (line: string) => void;
}

/** Brings the committed releases that samples need up to date, and reports them. */
export async function updateFloors(
  projectRoot: string,
  { isAnew = false, log }: UpdateOptions,
): Promise<void> {
  const started = performance.now();
  const floors = await findFloors({
    siteDir: projectRoot,
    isAnew,
    npm: (args, cwd) => runNpm(args, cwd, args[1] ?? ''),
    onProgress: (line) => log(`  ${line}`),
  });
  writeFileSync(floorsFile(), formatFloors(floors));
  const pages = Object.entries(floors.pages);
  const releases = [...new Set(pages.map(([, { needs }]) => needs))].sort(compare);
  for (const release of releases) {
    const own = pages.filter(([, { needs }]) => needs === release).map(([file]) => file);
    const names = gt(release, floors.usual) ? `: ${own.join(', ')}` : '';
    log(`${release}  ${counted(own.length, 'page')}${names}`);
  }
  const single = pages.flatMap(([file, { fences = {} }]) =>
    Object.values(fences)
      .filter((version) => gt(version, floors.usual))
      .map((version) => `${file} ${version}`),
  );
  if (single.length > 0)
    log(`Samples that need more than most of their page: ${single.join(', ')}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  log(`Most pages work with ${floors.usual}. Took ${seconds} s.`);
}
