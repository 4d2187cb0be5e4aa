// Measures search on the labelled queries: npm run check:search [-- --update | --quick]
import { endWith, generatePages } from './lib/checkPages.mts';
import { run } from './lib/search/checkSearch.mts';

await endWith(/^check-search: /, async () =>
  Math.max(await generatePages(), await run(process.cwd(), process.argv.slice(2))),
);
