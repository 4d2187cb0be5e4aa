// Measures search on the labelled queries: npm run check:search

import { run } from '../plugins/search/index.ts';
import { readArguments } from './build/readArguments.mts';
import { endWith, generatePages } from './content/checkPages.mts';

const { values } = readArguments('check-search');
await endWith(/^check-search: /, async () =>
  Math.max(await generatePages(), await run(process.cwd(), values)),
);
