import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { historyFile, readHistory } from '../../../plugins/content/index.ts';
import { formatHistory, recordReleases } from '../../../plugins/reference/index.ts';
import { runNpm } from './npm.mts';

/** What to record. */
export interface ExtendOptions {
  /** The last release. @defaultValue the installed one */
  upTo?: string | undefined;
  /** Whether to read all releases again, not only new ones. */
  isAnew?: boolean;
  log: (line: string) => void;
}

/** Adds releases to the committed history, and reports what they change. */
export async function extendHistory(
  projectRoot: string,
  { upTo, isAnew = false, log }: ExtendOptions,
): Promise<void> {
  const known = readHistory();
  const manifest = join(projectRoot, 'node_modules', known.package, 'package.json');
  const [first = ''] = Object.keys(known.releases);
  const history = isAnew ? { ...known, releases: { [first]: {} } } : known;
  const { package: name, releases } = await recordReleases({
    projectRoot,
    history,
    upTo: upTo ?? JSON.parse(readFileSync(manifest, 'utf8')).version,
    npm: (args, cwd) => runNpm(args, cwd, args[1] ?? ''),
    onProgress: (version) => log(`  reads ${version}`),
  });
  const added = Object.entries(releases).filter(([version]) => !history.releases[version]);
  for (const [version, { api, cli }] of added) {
    log(`${name} ${version}`);
    for (const [sign, keys] of [
      ['+', [...(api?.new ?? []), ...(cli?.new ?? [])]],
      ['~', [...(api?.deprecated ?? []), ...(cli?.deprecated ?? [])]],
      ['-', [...(api?.removed ?? []), ...(cli?.removed ?? [])]],
    ] as const) {
      for (const key of keys) log(`  ${sign} ${key}`);
    }
  }
  if (added.length === 0)
    log(`The history of ${name} has all releases up to ${upTo ?? 'the installed one'}.`);
  else writeFileSync(historyFile(), formatHistory({ package: name, releases }));
}
