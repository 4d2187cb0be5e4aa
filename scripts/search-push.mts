// Uploads the records of the last build to the hosted index: npm run search:push [-- --dry-run]
import { parseArgs } from 'node:util';

import { readSiteEnv } from '../src/site/env.ts';
import { pushRecords } from './lib/search/pushRecords.mts';

try {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
  const siteDir = process.cwd();
  await pushRecords({
    siteDir,
    env: readSiteEnv(siteDir),
    isDryRun: values['dry-run'] === true,
    log: (line) => console.log(line),
  });
} catch (error) {
  // Only the message, because a stack or cause could contain a request, and with it the key.
  console.error(error instanceof Error ? error.message : 'search-push failed.');
  process.exitCode = 1;
}
