// Finds the lowest release that the samples of each page work with: npm run check:versions
import { endWith } from './lib/checkPages.mts';
import { readArguments } from './lib/readArguments.mts';
import { updateFloors } from './lib/upgrade/updateFloors.mts';

const { values } = readArguments('check-versions');
await endWith(/^npm /, async () => {
  await updateFloors(process.cwd(), { isAnew: values.anew === true, log: console.log });
  return 0;
});
