// Checks the samples against other versions of packages: npm run check:upgrade -- convex@latest
// Prints which pages break and what is new or gone. Exit code 0 whatever it finds, 1 when it could not look.
import { endWith, generatePages } from './lib/checkPages.mts';
import { checkUpgrade } from './lib/upgrade/checkUpgrade.mts';
import { formatUpgrade } from './lib/upgrade/formatUpgrade.mts';

await endWith(/^(?:check:upgrade|samples): /, async () => {
  const root = process.cwd();
  const specs = process.argv.slice(2);
  await generatePages();
  console.log(formatUpgrade(await checkUpgrade({ siteDir: root, projectRoot: root, specs })));
  return 0;
});
