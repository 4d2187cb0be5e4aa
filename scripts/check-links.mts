// Follows the links of the built site to other hosts: npm run check:links
// Exit code 1 when one is broken. Links that programs may not follow are listed for a person to look at.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readSiteEnv } from '../src/site/env.ts';
import { readArguments } from './build/readArguments.mts';
import { checkLinks } from './content/links/checkLinks.mts';
import { outsideLinks } from './content/links/outsideLinks.mts';
import { root } from './run.mjs';

const limits = { hosts: 16, timeoutMs: 20_000, attempts: 3, pauseMs: 2_000 };

/** How many of the pages with a link are listed. */
const shownPages = 3;

const { values } = readArguments('check-links');
const dir = resolve(root, values.dir);
if (existsSync(join(dir, 'index.html'))) {
  const links = outsideLinks(dir, readSiteEnv(root).siteUrl);
  const states = [...(await checkLinks([...links.keys()], limits))];
  for (const kind of ['unsure', 'broken'] as const) {
    for (const [address, { reason }] of states.filter(([, state]) => state.kind === kind)) {
      const pages = links.get(address) ?? [];
      const more = pages.length > shownPages ? `, and ${pages.length - shownPages} more` : '';
      console.log(`${kind}  ${address}  ${reason}`);
      console.log(`        ${pages.slice(0, shownPages).join(', ')}${more}`);
    }
  }
  const count = (kind: string) => states.filter(([, state]) => state.kind === kind).length;
  console.log(`${states.length} links: ${count('broken')} broken, ${count('unsure')} unsure`);
  process.exitCode = count('broken') > 0 ? 1 : 0;
} else {
  console.error(`There is no build in ${values.dir}. Run \`npm run build\` first.`);
  process.exitCode = 1;
}
