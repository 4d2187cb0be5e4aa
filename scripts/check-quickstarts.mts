// Follows the quickstarts in temporary folders, each with its real starter: npm run check:quickstarts [-- react vue]
// Prints a table with versions, and what failed. Exit code 1 when one of them fails. Takes minutes for each.
import { endWith } from './lib/checkPages.mts';
import { checkQuickstart } from './lib/quickstarts/checkQuickstart.mts';
import { chooseQuickstarts } from './lib/quickstarts/chooseQuickstarts.mts';
import { formatOutcomes, isClean } from './lib/quickstarts/formatOutcomes.mts';
import type { Outcome } from './lib/quickstarts/types.mts';

await endWith(/^check:quickstarts: /, async () => {
  const outcomes: Outcome[] = [];
  for (const quickstart of chooseQuickstarts(process.argv.slice(2))) {
    console.log(`${quickstart.name} …`);
    outcomes.push(await checkQuickstart(process.cwd(), quickstart));
  }
  console.log(`\n${formatOutcomes(outcomes)}`);
  return outcomes.every(isClean) ? 0 : 1;
});
