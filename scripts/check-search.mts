// Measures search on the labelled queries: npm run check:search

import { run } from '../plugins/search/index.ts';
import { endWith, generatePages } from './lib/checkPages.mts';
import { readArguments } from './lib/readArguments.mts';

const { values } = readArguments('check-search');
await endWith(/^check-search: /, async () =>
  Math.max(await generatePages(), await run(process.cwd(), values)),
);
