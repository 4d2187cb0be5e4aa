// Measures search on the labelled queries: npm run check:search [-- --update | --quick]
import { fileURLToPath } from 'node:url';
import createJiti from 'jiti';
import { endWith, generatePages } from './lib/checkPages.mjs';

const load = createJiti(fileURLToPath(import.meta.url), { interopDefault: true });
const { run } = load('./lib/search/checkSearch.ts');

await endWith(/^check-search: /, async () =>
  Math.max(await generatePages(), await run(process.cwd(), process.argv.slice(2))),
);
