// Follows the quickstarts in temporary folders, each with its real starter: npm run check:quickstarts -- vue
// Installs the version of convex that the site documents, with --latest the newest one. Takes a minute or more for each,
// and needs the network: some starters come from GitHub, and the fonts of Next.js from Google.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { followQuickstart, type Quickstart } from './content/followQuickstart.mts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { latest: { type: 'boolean' } },
});
const file = new URL('content/quickstarts.yaml', import.meta.url);
const quickstarts: Record<string, Quickstart> = parse(readFileSync(file, 'utf8'));
const isNamed = (page: string) =>
  positionals.length === 0 || positionals.some((name) => page.endsWith(`/${name}.mdx`));
const chosen = Object.entries(quickstarts).filter(([page]) => isNamed(page));
if (chosen.length === 0) {
  console.error(`No quickstart has this name. They are:\n${Object.keys(quickstarts).join('\n')}`);
  process.exitCode = 1;
} else console.log('| Page | Steps | Result |\n| --- | --- | --- |');

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const convex = values.latest ? 'latest' : dependencies.convex;
for (const [page, quickstart] of chosen) {
  const { steps, problem } = await followQuickstart(page, quickstart, convex);
  console.log(`| ${page} | ${steps} | ${problem?.replaceAll('\n', '<br>') ?? 'passed'} |`);
  if (problem !== undefined) process.exitCode = 1;
}
