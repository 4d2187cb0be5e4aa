// Uploads the records of the last build to the hosted index: npm run search:push

import { pushRecords } from '../plugins/search/index.ts';
import { readSiteEnv } from '../src/site/env.ts';

try {
  const count = await pushRecords(readSiteEnv(process.cwd()), 'build/search-records.json');
  console.log(`Replaced the index with ${count} records.`);
} catch (error) {
  console.error(`search-push: ${(error as Error).message}`);
  process.exitCode = 1;
}
