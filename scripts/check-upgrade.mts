// Checks the samples against other versions of packages: npm run check:upgrade -- convex@latest
// Prints which pages break and what is new or gone. Exit code 0 whatever it finds, 1 when it could not look.
import { endWith, generatePages } from './lib/checkPages.mts';
import { readArguments } from './lib/readArguments.mts';
import { checkUpgrade } from './lib/upgrade/checkUpgrade.mts';
import { formatUpgrade } from './lib/upgrade/formatUpgrade.mts';

const { positionals: specs } = readArguments('check-upgrade');
await endWith(/^(?:check:upgrade|samples): /, async () => {
  const root = process.cwd();
  await generatePages();
  console.log(formatUpgrade(await checkUpgrade({ siteDir: root, projectRoot: root, specs })));
  return 0;
});
