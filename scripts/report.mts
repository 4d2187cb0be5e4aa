// Ranks what would help most readers, from what they looked for and didn't find: npm run report
import { run as checkSearch } from '../plugins/search/index.ts';
import { readArguments } from './build/readArguments.mts';
import { endWith, generatePages } from './content/checkPages.mts';
import { openDocs } from './signals/openDocs.mts';
import { printReport } from './signals/printReport.mts';
import { readSignals } from './signals/readSignals.mts';
import { suggest } from './signals/suggest.mts';
import type { Suggestion } from './signals/suggestion.mts';

const { values } = readArguments('report');

function numberOf(name: 'days' | 'top' | 'try', most: number): number {
  const value = Number(values[name]);
  if (Number.isInteger(value) && value >= 1 && value <= most) return value;
  throw new Error(`report: --${name} must be a whole number from 1 to ${most}.`);
}

/** Whether a suggestion is about a section: `database` for `/database` and what is below it. */
function isIn(section: string, { near, subject }: Suggestion): boolean {
  const start = `/${section.replace(/^\/|\/$/g, '')}`;
  const route = near[0] ?? subject;
  return route === start || route.startsWith(`${start}/`) || route.startsWith(`${start}#`);
}

/** Runs the checks of search as if the change had been made. */
async function tryOut({ apply, change, subject }: Suggestion): Promise<number> {
  console.log(`As if this were written in ${change.where}:\n${change.line ?? '(nothing)'}\n`);
  if (apply === undefined) {
    console.log('This changes nothing that search or the error finder reads.');
    return 0;
  }
  const code = await checkSearch(process.cwd(), { change: apply });
  const docs = await openDocs(process.cwd(), apply);
  const found = (await docs.search(subject)).map(({ route, id }) => `${route}${id && `#${id}`}`);
  console.log(`\nSearch then finds: ${found.slice(0, 3).join(', ') || 'nothing'}`);
  console.log(code === 0 ? 'No score falls.' : 'A score falls, so this needs another change.');
  return code;
}

async function report(): Promise<number> {
  const days = numberOf('days', 90);
  const top = numberOf('top', 10_000);
  const counted = readSignals({ days, local: values.local === true });
  const generated = await generatePages();
  if (generated !== 0) return generated;
  const { section } = values;
  const all = await suggest(counted, await openDocs(process.cwd()));
  const suggestions =
    section === undefined ? all : all.filter((suggestion) => isIn(section, suggestion));
  if (values.try !== undefined) {
    const chosen = suggestions[numberOf('try', Math.max(1, suggestions.length)) - 1];
    if (chosen === undefined) throw new Error('report: there is no suggestion to try.');
    return tryOut(chosen);
  }
  const shown = { days, top };
  console.log(
    values.json
      ? JSON.stringify({ days, suggestions: suggestions.slice(0, top) }, null, 2)
      : printReport(suggestions, counted, shown),
  );
  return 0;
}

await endWith(/^report: /, report);
