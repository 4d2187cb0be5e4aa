// Compares the addresses of the site, and those that packages link to, with the list of everything that readers may have:
// npm run check:addresses
import { parseArgs } from 'node:util';
import { generatePages } from '../plugins/generatePages.ts';
import { listAddresses, unlistedAddresses } from './content/addresses.mts';
import { root } from './run.mjs';

const { values } = parseArgs({ options: { update: { type: 'boolean' } } });
process.exitCode = await generatePages();
const unlisted = await unlistedAddresses(root);
for (const address of unlisted) console.log(address);
if (values.update) {
  await listAddresses(root);
  console.log(`${unlisted.length} added.`);
} else if (unlisted.length > 0) {
  console.log(`${unlisted.length} not listed. Add them: npm run check:addresses -- --update`);
  process.exitCode = 1;
} else console.log('All addresses are listed.');
