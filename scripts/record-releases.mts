// Records what each release of the documented package changed: npm run record-releases

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { historyFile, readHistory } from '../plugins/content/index.ts';
import { formatHistory, recordReleases } from '../plugins/reference/index.ts';

const [given] = process.argv.slice(2);
const projectRoot = process.cwd();
const history = readHistory();
const { package: name } = history;
const manifest = join(projectRoot, 'node_modules', name, 'package.json');
const upTo = given ?? JSON.parse(readFileSync(manifest, 'utf8')).version;

const extended = recordReleases({
  projectRoot,
  history,
  upTo,
  onProgress: (version) => console.log(`Reading ${version}`),
});
const added = Object.entries(extended.releases).filter(([version]) => !history.releases[version]);
for (const [version, { api, cli }] of added) {
  console.log(`${name} ${version}`);
  for (const [sign, kind] of [
    ['+', 'new'],
    ['~', 'deprecated'],
    ['-', 'removed'],
  ] as const) {
    for (const key of [...(api?.[kind] ?? []), ...(cli?.[kind] ?? [])])
      console.log(`  ${sign} ${key}`);
  }
}
if (added.length > 0) writeFileSync(historyFile(), formatHistory(extended));
else console.log(`The history of ${name} has all releases up to ${upTo}.`);
