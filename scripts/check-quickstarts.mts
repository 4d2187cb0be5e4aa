// Follows the quickstarts in temporary folders, each with its real starter: npm run check:quickstarts
// Installs the version of convex that the site documents, with --latest the newest one. Prints a table with versions,
// and what failed. Exit code 1 when one of them fails. Takes a minute or more for each.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { endWith } from './content/checkPages.mts';
import { checkQuickstart } from './samples/quickstarts/checkQuickstart.mts';
import { chooseQuickstarts } from './samples/quickstarts/chooseQuickstarts.mts';
import { formatOutcomes, isClean } from './samples/quickstarts/formatOutcomes.mts';
import { notFollowed } from './samples/quickstarts/quickstarts.mts';
import type { Outcome } from './samples/quickstarts/quickstartTypes.mts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { latest: { type: 'boolean' } },
});
await endWith(/^check:quickstarts: /, async () => {
  const chosen = chooseQuickstarts(positionals);
  const siteDir = process.cwd();
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const convex: string = values.latest ? 'latest' : dependencies.convex;
  const outcomes: Outcome[] = [];
  for (const quickstart of chosen) {
    console.log(`${quickstart.name} …`);
    outcomes.push(await checkQuickstart(quickstart, { siteDir, convex }));
  }
  console.log(`\n${formatOutcomes(outcomes, positionals.length === 0 ? notFollowed : [])}`);
  return outcomes.every(isClean) ? 0 : 1;
});
