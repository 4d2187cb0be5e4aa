// Uploads the records of the last build to the hosted index: npm run search:push

import { parseArgs } from 'node:util';
import { pushRecords } from '../plugins/search/index.ts';
import { readSiteEnv } from '../src/site/env.ts';

const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean' } } });
try {
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
