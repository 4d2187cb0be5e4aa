// Uploads the records of the last build to the hosted index: npm run search:push
import { pushRecords } from '../plugins/search/index.ts';
import { readSiteEnv } from '../src/site/env.ts';

const count = await pushRecords(readSiteEnv(process.cwd()), 'build/search-records.json');
console.log(`Replaced the index with ${count} records.`);
