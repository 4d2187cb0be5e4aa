// Measures search on the labelled queries: npm run check:search

import { parseArgs } from 'node:util';
import { run } from '../plugins/search/index.ts';
import { endWith, generatePages } from './content/checkPages.mts';

const { values } = parseArgs({ options: { update: { type: 'boolean' } } });
await endWith(/^check-search: /, async () =>
  Math.max(await generatePages(), await run(process.cwd(), values)),
);
