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
const added = Object.keys(extended.releases).filter((version) => !history.releases[version]);
if (added.length > 0) {
  writeFileSync(historyFile(), formatHistory(extended));
  console.log(`Added ${name} ${added.join(', ')} to ${historyFile()}.`);
} else console.log(`The history of ${name} has all releases up to ${upTo}.`);
