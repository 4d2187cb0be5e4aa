// Finds the lowest release that the samples of each page work with: npm run check:versions

import { parseArgs } from 'node:util';
import { endWith } from './content/checkPages.mts';
import { updateFloors } from './reference/upgrade/updateFloors.mts';

const { values } = parseArgs({ options: { anew: { type: 'boolean' } } });
await endWith(/^npm /, async () => {
  await updateFloors(process.cwd(), { isAnew: values.anew === true, log: console.log });
  return 0;
});
