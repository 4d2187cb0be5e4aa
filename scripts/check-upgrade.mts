// Checks the samples against other versions of packages: npm run check:upgrade -- convex@latest
// Prints which pages break and what is new or gone, and records new releases of the documented package. Exit code 0
// whatever it finds, 1 when it could not look.
import { readHistory } from '../plugins/content/index.ts';
import { readArguments } from './build/readArguments.mts';
import { endWith, generatePages } from './content/checkPages.mts';
import { checkOfficial } from './reference/upgrade/checkOfficial.mts';
import { checkPins } from './reference/upgrade/checkPins.mts';
import { checkUpgrade } from './reference/upgrade/checkUpgrade.mts';
import { extendHistory } from './reference/upgrade/extendHistory.mts';
import { formatUpgrade } from './reference/upgrade/formatUpgrade.mts';
import { updateFloors } from './reference/upgrade/updateFloors.mts';

const { positionals: specs } = readArguments('check-upgrade');
await endWith(/^(?:check:upgrade:|samples:|npm) /, async () => {
  const root = process.cwd();
  await generatePages();
  const report = await checkUpgrade({ siteDir: root, projectRoot: root, specs });
  console.log(formatUpgrade(report));
  const documented = report.named.find(({ name }) => name === readHistory().package);
  if (documented) {
    console.log('\nHistory of releases:');
    await extendHistory(root, { upTo: documented.to, log: (line) => console.log(`  ${line}`) });
    console.log('\nReleases that samples need:');
    await updateFloors(root, { log: (line) => console.log(`  ${line}`) });
  }
  console.log('\nVersions in install commands:');
  await checkPins(root, (line) => console.log(`  ${line}`));
  console.log('\nOfficial components with newer releases (plugins/content/officialList.json):');
  checkOfficial(root, (line) => console.log(`  ${line}`));
  return 0;
});
